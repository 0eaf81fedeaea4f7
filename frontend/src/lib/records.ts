/** Games as files, the same ones on every server and in the page. */

import { api } from "./api";
import { saveFile } from "./save_file";

export async function saveRecord(game: string, table: string): Promise<void> {
  saveFile(new Blob([await api.record(table)], { type: "application/json" }), `pithead-${game}-${table}.json`);
}
