/** Employees: a portrait with hat, face and tool of the trade. */

import { bolt, circle, clock, gear, group, path, rect, wheel } from "./art_tools";

const HATS: Record<string, string> = {
  bowler:
    path("M44 27Q44 10 60 10T76 27Z", "d") +
    path("M39 27Q60 33 81 27Q60 22 39 27Z", "d") +
    path("M44.5 23Q60 27 75.5 23V26Q60 30 44.5 26Z", "c"),
  top:
    path("M47 26 45 4Q60 0 75 4L73 26Z", "d") +
    path("M37 26Q60 33 83 26Q60 20 37 26Z", "d") +
    path("M46.6 19Q60 23 73.4 19L73 24Q60 28 47 24Z", "c"),
  cap:
    path("M44 28Q42 14 60 13Q79 13 78 26L88 29Q74 31 60 28Q50 27 44 28Z", "c") +
    path("M44 28Q60 25 88 29Q74 32 60 30Q50 29 44 30Z", "d") +
    circle(60, 14, 1.6, "d"),
  hard:
    path("M43 28Q43 11 60 11T77 28Z", "b") +
    path("M39 28Q60 24 81 28Q82 32 78 31Q60 28 42 31Q38 32 39 28Z", "b") +
    rect(57.5, 9, 5, 17, "bd", 2) +
    circle(60, 20, 4.5, "d") +
    circle(60, 20, 3, "g"),
  peaked:
    path("M41 20Q60 6 79 20L76 27H44Z", "c") +
    path("M44 26H76V30Q60 34 44 30Z", "d") +
    path("M46 30Q60 35 74 30Q74 35 60 36T46 30Z", "d") +
    gear(60, 20, 4.5, 8, "b"),
  hood:
    path("M41 46Q36 12 60 11T79 46Q79 52 72 52H48Q41 52 41 46Z", "d") +
    path("M47 33Q60 28 73 33Q73 39 60 40T47 33Z", "p") +
    path("M49 34.5 57 36M71 34.5 63 36", "od") +
    path("M42 26Q60 20 78 26V29Q60 23 42 29Z", "c"),
  cone:
    path("M60 6 90 29Q60 36 30 29Z", "b") +
    path("M60 6 73 31M60 6 47 31M60 6V32", "od") +
    path("M30 29Q60 36 90 29Q60 31 30 29Z", "bd"),
  bun:
    circle(60, 11, 7, "d") +
    path("M43 36Q40 14 60 14T77 36Q76 26 68 23Q56 28 46 24Q44 30 43 36Z", "d") +
    path("M52 8 70 16", "ob"),
  pilot:
    path("M43 42Q39 13 60 12T77 42L73 46Q75 28 70 25H50Q45 28 47 46Z", "l") +
    path("M43 24H77V28H43Z", "d") +
    circle(53, 24, 5.5, "b") +
    circle(67, 24, 5.5, "b") +
    circle(53, 24, 3.6, "q") +
    circle(67, 24, 3.6, "q"),
  hair:
    path("M44 33Q40 12 60 12T77 33Q75 24 68 22Q60 26 52 21Q46 24 44 33Z", "l") +
    path("M46 20Q52 12 62 14", "od"),
};

const FACES: Record<string, string> = {
  plain: circle(54, 35, 1.3, "d") + circle(66, 35, 1.3, "d") + path("M56 43Q60 45 64 43", "od"),
  goggles:
    path("M45 33H75V36H45Z", "d") +
    circle(53, 35, 5.2, "b") +
    circle(67, 35, 5.2, "b") +
    circle(53, 35, 3.4, "q") +
    circle(67, 35, 3.4, "q") +
    path("M57 44Q60 45 63 44", "od"),
  glasses:
    circle(54, 35, 1.2, "d") +
    circle(66, 35, 1.2, "d") +
    path("M49.5 35a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M61.5 35a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M58.5 34.500H61.5", "ob") +
    path("M57 44H63", "od"),
  monocle:
    circle(54, 35, 1.3, "d") +
    circle(66, 35, 1.3, "d") +
    path("M61 35a5 5 0 1 0 10 0a5 5 0 1 0-10 0M71 36Q74 44 70 52", "ob") +
    path("M52 41Q56 39 60 41Q64 39 68 41Q64 45 60 42Q56 45 52 41Z", "l"),
  moustache:
    circle(54, 34, 1.3, "d") +
    circle(66, 34, 1.3, "d") +
    path("M47 42Q53 37 60 40Q67 37 73 42Q66 46 60 42Q54 46 47 42Z", "l"),
  beard:
    path("M46 37Q47 58 60 58T74 37Q70 42 66 41Q60 39 54 41Q50 42 46 37Z", "l") +
    circle(54, 34, 1.3, "d") +
    circle(66, 34, 1.3, "d") +
    path("M56 45Q60 47 64 45", "od"),
  mask:
    path("M46 32Q60 28 74 32V37Q67 41 60 36Q53 41 46 37Z", "d") +
    circle(54, 35, 1.6, "w") +
    circle(66, 35, 1.6, "w") +
    path("M56 44Q60 46 64 44", "od"),
};

const TOOLS: Record<string, string> = {
  hammer: group("rotate(24 94 50)", rect(92, 40, 4, 32, "l", 1) + path("M84 34H102Q106 37 102 42H84Z", "s")),
  wrench: group(
    "rotate(22 94 50)",
    path("M91 46H97V74H91ZM94 30Q84 33 86 43Q89 48 94 47.500Q99 48 102 43Q104 33 94 30M94 30V40", "s"),
  ),
  quill: path("M82 72Q90 44 106 28Q108 48 90 62Z", "w") + path("M80 76Q90 50 104 32", "od"),
  scroll: rect(82, 42, 26, 24, "w", 1) + rect(79, 39, 32, 6, "b", 3) + rect(79, 63, 32, 6, "b", 3) + path("M86 50H104M86 54H100M86 58H103", "od"),
  book: path("M82 42Q89 38 95 42Q101 38 108 42V68Q101 64 95 68Q89 64 82 68Z", "w") + path("M95 42V68M86 48H91M86 53H91M99 48H104M99 53H104", "od"),
  ticket: group("rotate(-14 95 54)", path("M80 44H110V50A4 4 0 0 0 110 58V64H80V58A4 4 0 0 0 80 50Z", "w") + path("M88 44V64", "od") + circle(99, 54, 4, "c")),
  coin: circle(95, 52, 13, "bd") + circle(95, 52, 10.5, "b") + path("M95 44 101 52 95 60 89 52Z", "bd"),
  bag: path("M86 46Q78 68 86 72H104Q112 68 104 46Z", "l") + path("M86 46Q95 50 104 46L107 38Q95 43 83 38Z", "l") + path("M86 46Q95 50 104 46", "ob") + path("M95 52 100 59 95 66 90 59Z", "b"),
  crate: rect(81, 46, 28, 24, "l", 1) + path("M81 46 109 70M109 46 81 70M81 54H109M81 62H109", "od"),
  lens: group("rotate(-38 95 50)", rect(92.5, 56, 5, 22, "l", 2) + circle(95, 46, 12, "b") + circle(95, 46, 9, "q") + path("M89 43Q92 38 97 39", "ow")),
  lantern: rect(87, 44, 16, 22, "g", 2) + path("M87 50H103M87 60H103M95 44V66", "od") + rect(84, 65, 22, 5, "b", 1) + path("M85 44H105L100 37H90Z", "b") + path("M89 37Q95 26 101 37", "ob"),
  clock: clock(95, 52, 14),
  gear: gear(95, 53, 15, 10, "b"),
  compass: path("M95 36 84 72M95 36 106 72M88 60H102", "ob") + circle(95, 35, 4, "b"),
  key: circle(90, 42, 8, "b") + circle(90, 42, 4, "d") + path("M94 48 108 66L104 69 100 64 97 67 94 64 97 60 91 51Z", "b"),
  rifle: group("rotate(-58 94 52)", rect(72, 48, 44, 3.4, "s", 1) + path("M66 48H88L84 56H76L70 62H62Z", "l") + rect(84, 43, 14, 4, "b", 2)),
  bolt: bolt(96, 52, 20),
  dynamite: rect(82, 50, 8, 20, "c", 2) + rect(91, 46, 8, 24, "c", 2) + rect(100, 50, 8, 20, "c", 2) + rect(81, 57, 28, 4, "d") + path("M95 46Q98 36 104 38", "od") + circle(105, 37, 4, "g"),
  telegraph: rect(80, 64, 30, 6, "l", 1) + rect(84, 58, 4, 7, "b") + path("M82 56 104 52", "ob") + circle(104, 51, 4, "d") + rect(98, 57, 6, 8, "b", 1) + path("M88 46Q95 40 102 46M84 42Q95 32 106 42", "og"),
  fan: path("M95 72 76 46Q95 30 114 46Z", "c") + path("M95 72 82 42M95 72 90 39M95 72 100 39M95 72 108 42", "ob") + path("M76 46Q95 30 114 46L112 49Q95 35 78 49Z", "b"),
  star: group("rotate(18 95 52)", path("M95 34 99 48 113 52 99 56 95 70 91 56 77 52 91 48Z", "s") + circle(95, 52, 3, "d")),
  rocket: path("M88 40Q95 30 102 40V62H88Z", "s") + rect(86, 46, 18, 4, "b") + path("M88 62 84 70 90 67 95 78 100 67 106 70 102 62Z", "g"),
  shovel: group("rotate(20 94 52)", rect(92.5, 32, 4, 28, "l", 1) + path("M86 58H103V66Q103 74 94.5 78Q86 74 86 66Z", "s") + rect(88, 29, 13, 4, "l", 2)),
  wing: path("M78 62Q86 38 114 34Q108 44 110 46Q104 50 106 53Q98 56 99 60Q90 60 78 66Z", "b") + path("M84 58Q94 46 108 42M86 61Q94 54 103 51", "od"),
  drill: path("M84 40H106L95 76Z", "s") + path("M86 46 104 51M88 53 102 58M91 61 99 65", "od") + rect(82, 35, 26, 6, "b", 1),
  telescope: group("rotate(-34 95 52)", rect(78, 47, 16, 10, "b", 1) + rect(94, 48.5, 12, 7, "bd", 1) + rect(106, 49.5, 8, 5, "b", 1) + rect(75, 45, 4, 14, "d", 1)),
  wheel: wheel(95, 55, 14),
  plans: path("M80 46 106 40 112 66 86 72Z", "q") + path("M84 50 104 45M86 56 96 54V64M90 66 108 62", "ow"),
};

/** Hat, face and tool of the built-in set; others draw lots. */
const PEOPLE: Record<string, [string, string, string]> = {
  clerk: ["bowler", "glasses", "quill"],
  union_worker: ["cap", "moustache", "hammer"],
  manager: ["top", "monocle", "coin"],
  contractor: ["hard", "beard", "plans"],
  day_laborers: ["cap", "plain", "shovel"],
  scrap_dealer: ["bowler", "beard", "gear"],
  jetpack_courier: ["pilot", "goggles", "rocket"],
  ticket_agent: ["peaked", "moustache", "ticket"],
  track_surveyor: ["cap", "glasses", "telescope"],
  freight_broker: ["bowler", "moustache", "crate"],
  rail_baron: ["top", "moustache", "bag"],
  land_agent: ["top", "glasses", "plans"],
  elizebeth_boyd: ["bun", "plain", "coin"],
  corp_ninja: ["hood", "none", "star"],
  construction_sensei: ["cone", "beard", "hammer"],
  illumination_inventor: ["hair", "goggles", "lantern"],
  zen_archivist: ["cone", "plain", "scroll"],
  efficiency_auditor: ["bowler", "monocle", "clock"],
  master_builder: ["hard", "moustache", "compass"],
  himiko_edo: ["bun", "plain", "fan"],
  gumshoe: ["bowler", "plain", "lens"],
  telegraph_runner: ["cap", "goggles", "telegraph"],
  pendulum_sniper: ["peaked", "monocle", "rifle"],
  archive_keeper: ["bun", "glasses", "book"],
  clockwork_apprentice: ["hair", "glasses", "gear"],
  case_analyst: ["bun", "monocle", "lens"],
  inspector_harlowe: ["top", "moustache", "key"],
  volt_militia: ["peaked", "goggles", "bolt"],
  railcar_thief: ["cap", "mask", "key"],
  spark_saboteur: ["hood", "none", "dynamite"],
  dynamo_mechanic: ["pilot", "beard", "wrench"],
  blackout_agent: ["bowler", "mask", "dynamite"],
  arc_gunner: ["pilot", "goggles", "rifle"],
  harlem_redmond: ["hair", "moustache", "bolt"],
  jemmy_riveter: ["pilot", "plain", "hammer"],
  line_worker: ["cap", "beard", "wrench"],
  assembly_foreman: ["hard", "plain", "clock"],
  drill_sergeant: ["peaked", "beard", "drill"],
  ramming_pilot: ["pilot", "moustache", "wing"],
  chief_engineer: ["hard", "glasses", "compass"],
  orville_threepwood: ["top", "goggles", "wing"],
};

type Lot = (below: number) => number;

/** A portrait, the tool of the trade beside it. */
export function employeeMotif(card: string, lot: Lot): string {
  const [person, tool] = portrait(card, lot);
  return person + group("translate(12 -3)", tool);
}

/** Where there is no room for the tool. */
export function bareMotif(card: string, lot: Lot): string {
  return portrait(card, lot)[0];
}

function portrait(card: string, lot: Lot): [person: string, tool: string] {
  const draw = (from: Record<string, string>): string => {
    const names = Object.keys(from);
    return names[lot(names.length)] ?? "";
  };
  const [hat, face, tool] = PEOPLE[card] ?? [draw(HATS), draw(FACES), draw(TOOLS)];
  const person = body(lot(2) === 1) + HEAD + brows(face) + nose(hat);
  return [person + (FACES[face] ?? "") + (HATS[hat] ?? ""), TOOLS[tool] ?? ""];
}

function body(bow: boolean): string {
  return (
    path("M14 82Q16 59 44 53.5L60 60 76 53.5Q104 59 106 82Z", "c") +
    path("M76 53.5Q104 59 106 82H84Q88 64 72 57Z", "k") +
    path("M20 66Q24 60 33 57", "hl") +
    path("M45 53 60 76 75 53 60 60Z", "w") +
    path("M45 53 35 62 52 82H60V72ZM75 53 85 62 68 82H60V72Z", "d") +
    (bow
      ? path("M60 64 53 59.5V69ZM60 64 67 59.5V69Z", "b")
      : path("M57 62.5H63L65.5 76 60 82 54.5 76Z", "c")) +
    path("M54 44H66V55Q60 61 54 55Z", "pd")
  );
}

const HEAD =
  circle(44.6, 35, 3.4, "p") +
  circle(75.4, 35, 3.4, "p") +
  path("M44 30Q44 13 60 13T76 30Q76 43 70.5 48.5Q65 53.8 60 53.8T49.5 48.5Q44 43 44 30Z", "p") +
  path("M64 13.5Q76 15 76 30Q76 43 70.5 48.5Q66 53 62 53.7Q71 44 70 30Q69 19 64 13.5Z", "k") +
  circle(50.5, 40, 3, "bl") +
  circle(68.5, 40, 3, "bl");

function brows(face: string): string {
  if (["goggles", "mask", "none"].includes(face)) return "";
  return path("M50 30.2Q53.5 28 57.2 30.2M62.8 30.2Q66.5 28 70 30.2", "hr");
}

function nose(hat: string): string {
  return hat === "hood" ? "" : path("M60.3 35Q58.4 39 59 40.3Q60.5 41.5 62 40.6", "nz");
}
