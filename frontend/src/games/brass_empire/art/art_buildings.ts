/** Buildings: works, towers, stations. */

import { bolt, circle, clock, gear, path, rect, rivets, smoke, wheel, windows } from "./art_tools";

const factory =
  rect(84, 18, 9, 40, "d") +
  rect(97, 26, 8, 32, "d") +
  rect(82.5, 16, 12, 4, "b", 1) +
  rect(95.5, 24, 11, 4, "b", 1) +
  smoke(88, 16) +
  path("M14 72V42L32 32V42L50 32V42L68 32V42L80 36V72Z", "c") +
  path("M80 50H110V72H80Z", "l") +
  windows(20, 48, 6, 2, 9.5, 11) +
  rect(88, 56, 14, 16, "d", 1) +
  gear(41, 60, 11, 10, "b");

const assembly =
  path("M16 34Q60 14 104 34V72H16Z", "c") +
  path("M16 34Q60 14 104 34V38Q60 18 16 38Z", "b") +
  rect(26, 42, 68, 14, "d", 1) +
  gear(40, 49, 6, 8, "b") +
  gear(60, 49, 6, 8, "b") +
  gear(80, 49, 6, 8, "b") +
  rect(18, 60, 84, 5, "s", 2) +
  circle(26, 68, 4, "b") +
  circle(48, 68, 4, "b") +
  circle(70, 68, 4, "b") +
  circle(94, 68, 4, "b");

const station =
  path("M14 72V42H106V72Z", "l") +
  path("M10 42Q60 2 110 42Z", "c") +
  path("M10 42Q60 2 110 42L104 42Q60 10 16 42Z", "b") +
  clock(60, 31, 9) +
  [20, 42, 64, 86].map((x) => path(`M${x} 72V54Q${x + 7} 44 ${x + 14} 54V72Z`, "g")).join("") +
  path("M14 44H106", "ob");

const terminal =
  rect(46, 26, 28, 46, "c", 1) +
  path("M42 26H78L60 8Z", "d") +
  path("M60 8V2M60 2H68L66 5H60Z", "ob") +
  clock(60, 36, 8) +
  rect(16, 50, 30, 22, "l", 1) +
  rect(74, 50, 30, 22, "l", 1) +
  path("M12 50H48V46H12ZM72 50H108V46H72Z", "d") +
  windows(21, 55, 3, 1, 9, 12) +
  windows(79, 55, 3, 1, 9, 12) +
  path("M54 72V58Q60 50 66 58V72Z", "g");

const signal =
  rect(66, 38, 34, 34, "c", 1) +
  path("M62 38H104L94 26H72Z", "d") +
  windows(71, 46, 3, 2, 10, 11) +
  rect(30, 12, 5, 60, "s") +
  path("M35 16H60L56 24H35Z", "c") +
  path("M35 32 54 44 50 50 35 40Z", "b") +
  circle(32.5, 14, 6, "d") +
  circle(32.5, 14, 4, "g") +
  path("M24 72H42", "od");

const depot =
  path("M18 72V40L60 18 102 40V72Z", "c") +
  path("M12 42 60 14 108 42 106 46 60 20 14 46Z", "d") +
  path("M44 72V50H76V72Z", "d") +
  path("M40 72 52 58 60 62 70 54 82 72Z", "b") +
  path("M52 58 56 68M70 54 66 66", "od") +
  gear(60, 36, 8, 9, "b");

const silo =
  path("M26 72V26Q26 14 40 14T54 26V72Z", "s") +
  path("M58 72V34Q58 22 72 22T86 34V72Z", "c") +
  path("M26 34H54M26 46H54M26 58H54M58 44H86M58 56H86", "od") +
  path("M54 26H94V72", "ob") +
  rect(88, 52, 16, 20, "l", 1) +
  rivets(30, 30, 4, 7) +
  rivets(62, 39, 4, 7) +
  gear(96, 60, 6, 8, "b");

const crane =
  path("M36 72 42 20H50L56 72Z", "ob") +
  path("M39 60H53M40 48H52M41 36H51", "ob") +
  path("M20 22H104V16L46 10 20 16Z", "c") +
  path("M96 20V44", "od") +
  path("M90 44H102V50Q102 56 96 56T90 50Z", "s") +
  rect(40, 22, 14, 10, "g", 1) +
  path("M66 72 74 60 84 66 92 58 108 72Z", "l") +
  gear(82, 66, 6, 8, "b") +
  path("M14 72 22 62 32 72Z", "s");

const dojo =
  path("M30 72V52H90V72Z", "w") +
  path("M38 52V36H82V52Z", "w") +
  path("M18 54Q30 52 34 44H86Q90 52 102 54L98 58H22Z", "c") +
  path("M28 38Q40 34 46 22H74Q80 34 92 38L88 42H32Z", "c") +
  path("M57 22V12H63V22Z", "b") +
  path("M53 72V58H67V72Z", "d") +
  path("M36 58V70M44 58V70M76 58V70M84 58V70", "od") +
  circle(60, 46, 4, "g");

const workshop =
  path("M26 72V44H94V72Z", "l") +
  path("M14 46Q30 42 38 26H82Q90 42 106 46L102 50H18Z", "c") +
  path("M60 26V16", "ob") +
  circle(60, 13, 4, "b") +
  [34, 60, 86].map((x) => path(`M${x} 48V52`, "od") + rect(x - 5, 52, 10, 12, "g", 5) + path(`M${x - 4} 52H${x + 4}M${x - 4} 64H${x + 4}`, "ob")).join("") +
  rivets(40, 36, 6, 8);

const shipyard =
  path("M26 24Q32 8 62 8T100 24Q92 38 62 38T26 24Z", "s") +
  path("M62 8Q50 12 50 24T62 38M26 24H100", "od") +
  rect(52, 42, 24, 8, "l", 3) +
  path("M18 20 30 24 18 30Z", "c") +
  path("M12 72V58H108V72Z", "c") +
  path("M20 58 34 40M100 58 86 40M34 40V58M86 40V58", "ob") +
  windows(18, 62, 9, 1, 10, 10);

const barracks =
  path("M18 72V38H34V32H40V38H80V32H86V38H102V72Z", "c") +
  path("M18 38V28H24V32H30V28H36V38M84 38V28H90V32H96V28H102V38Z", "c") +
  path("M50 72V54Q60 42 70 54V72Z", "d") +
  path("M54 72V56M60 72V50M66 72V56M50 62H70", "ob") +
  windows(24, 46, 2, 2, 10, 10) +
  windows(80, 46, 2, 2, 10, 10) +
  path("M60 38V14M60 14H78L74 20 78 26H60Z", "ob") +
  path("M60 14H78L74 20 78 26H60Z", "b");

const hall =
  path("M14 34 60 12 106 34Z", "c") +
  path("M14 34H106V40H14Z", "b") +
  [20, 36, 52, 68, 84].map((x, n) => (n < 5 ? rect(x + 1, 40, 8, 26, "w", 1) : "")).join("") +
  path("M16 66H104V72H16Z", "l") +
  path("M52 72V48Q60 42 68 48V72Z", "d") +
  gear(60, 26, 6, 9, "b");

const clocktower =
  rect(44, 24, 32, 48, "c", 1) +
  path("M40 24H80L60 6Z", "d") +
  clock(60, 37, 12) +
  path("M44 52H76V56H44Z", "b") +
  gear(52, 64, 7, 9, "b") +
  gear(66, 62, 6, 8, "bd") +
  rect(18, 54, 26, 18, "l", 1) +
  rect(76, 54, 26, 18, "l", 1) +
  windows(22, 59, 2, 1, 10, 12) +
  windows(80, 59, 2, 1, 10, 12);

const listener =
  rect(36, 50, 48, 22, "c", 1) +
  path("M32 50H88V46H32Z", "d") +
  windows(41, 56, 4, 1, 11, 12) +
  path("M60 46V36", "os") +
  path("M60 38Q40 36 28 12Q22 26 34 38Q46 48 60 42Z", "b") +
  path("M28 12Q44 16 60 38", "od") +
  path("M18 12Q8 20 12 32M26 4Q2 10 4 38", "og") +
  path("M60 38Q78 34 88 14Q94 26 84 36Q74 46 60 42Z", "bd");

const turbine =
  path("M18 72V50Q18 30 44 30H76Q102 30 102 50V72Z", "c") +
  circle(60, 50, 20, "d") +
  gear(60, 50, 19, 14, "b") +
  circle(60, 50, 9, "d") +
  bolt(60, 50, 9) +
  rect(26, 14, 7, 18, "s", 1) +
  rect(88, 14, 7, 18, "s", 1) +
  circle(29.5, 12, 4, "g") +
  circle(91.5, 12, 4, "g") +
  path("M33 12Q60 2 88 12", "og");

const coil =
  path("M40 72 50 32H70L80 72Z", "c") +
  [36, 43, 50, 57].map((y, n) => rect(48 - n * 2, y, 24 + n * 4, 3.6, "b", 1.8)).join("") +
  path("M40 24Q60 14 80 24Q60 34 40 24Z", "s") +
  circle(60, 22, 6, "g") +
  path("M42 24 26 18 20 28 8 22M78 24 94 16 98 28 112 20M60 16 56 8 64 2", "og") +
  path("M28 72H92V66H28Z", "l");

const pylon =
  path("M44 72 56 18H64L76 72M48 56H72M51 42H69M48 56 69 42M72 56 51 42", "os") +
  path("M30 26H90M36 38H84", "os") +
  circle(30, 29, 4, "g") +
  circle(90, 29, 4, "g") +
  circle(36, 41, 3.5, "g") +
  circle(84, 41, 3.5, "g") +
  path("M30 32Q14 40 0 36M90 32Q106 40 120 36", "ob") +
  path("M56 18 60 8 64 18Z", "b") +
  rect(34, 64, 52, 8, "c", 1);

const capacitor =
  path("M16 72V62H104V72Z", "l") +
  [22, 44, 66, 88].map((x) => rect(x - 2, 28, 16, 36, "c", 4) + rect(x + 1, 20, 10, 9, "b", 2) + path(`M${x - 2} 40H${x + 14}M${x - 2} 52H${x + 14}`, "ob") + bolt(x + 6, 46, 6)).join("") +
  path("M28 20Q39 8 50 20M50 20Q61 8 72 20M72 20Q83 8 94 20", "og");

const fence =
  [18, 46, 74, 102].map((x) => rect(x - 4, 28, 8, 44, "s", 1) + circle(x, 25, 5, "b") + circle(x, 25, 2.5, "g")).join("") +
  path("M22 36 30 32 34 40 42 36M50 36 58 32 62 40 70 36M78 36 86 32 90 40 98 36", "og") +
  path("M22 50 30 46 34 54 42 50M50 50 58 46 62 54 70 50M78 50 86 46 90 54 98 50", "og") +
  path("M10 72H110V64H10Z", "c");

const mast =
  path("M50 72 58 20H62L70 72Z", "s") +
  path("M52 58H68M54 46H66M56 34H64", "od") +
  path("M62 14H98L90 22 98 30H62Z", "c") +
  rect(58.5, 8, 3.5, 20, "b") +
  circle(60, 7, 3.5, "g") +
  path("M60 30 24 72M60 30 96 72", "od") +
  rect(36, 60, 48, 12, "l", 1) +
  windows(41, 63, 4, 1, 11, 10) +
  path("M46 12Q40 20 46 28M38 8Q28 20 38 32", "og");

const wall =
  path("M10 72V36H22V30H34V36H46V30H58V36H70V30H82V36H94V30H106V36H112V72Z", "s") +
  path("M10 48H112M10 60H112M28 36V48M52 36V48M76 36V48M98 36V48M18 48V60M40 48V60M64 48V60M88 48V60M28 60V72M52 60V72M76 60V72M98 60V72", "od") +
  path("M60 40 72 44V54Q72 62 60 68Q48 62 48 54V44Z", "b") +
  gear(60, 53, 7, 9, "d");

const headframe =
  path("M38 72 52 20H60L62 72M60 20 98 72", "os") +
  path("M44 52H62M48 38H61M66 52H82M44 52 61 38", "os") +
  wheel(56, 18, 11) +
  path("M66 22 104 56", "od") +
  path("M50 26V72", "od") +
  rect(84, 54, 24, 18, "l", 1) +
  path("M80 54H112L104 46H88Z", "d") +
  windows(88, 59, 2, 1, 10, 11) +
  path("M18 58H36L33 70H21Z", "s") +
  path("M19 58 24 50 28 54 33 49 36 58Z", "b") +
  circle(23, 71, 3, "d") +
  circle(31, 71, 3, "d");

const WORKS: Record<string, string> = {
  factory,
  assembly,
  station,
  terminal,
  signal,
  depot,
  silo,
  crane,
  dojo,
  workshop,
  shipyard,
  barracks,
  hall,
  clocktower,
  listener,
  turbine,
  coil,
  pylon,
  capacitor,
  fence,
  mast,
  wall,
  headframe,
};

const BUILDINGS: Record<string, string> = {
  mining_platform: "headframe",
  blast_wall: "wall",
  passenger_station: "station",
  conductor_terminal: "terminal",
  ore_depot: "depot",
  signal_house: "signal",
  sorting_facility: "crane",
  paper_dojo: "dojo",
  lantern_workshop: "workshop",
  reclamation_yard: "crane",
  floating_shipyard: "shipyard",
  clockwerks_factory: "factory",
  miltonian_barracks: "barracks",
  records_hall: "hall",
  winding_tower: "clocktower",
  listening_post: "listener",
  battery_turbine: "turbine",
  shockwave_emitter: "coil",
  relay_station: "pylon",
  capacitor_bank: "capacitor",
  lightning_fence: "fence",
  parts_silo: "silo",
  assembly_line: "assembly",
  command_mast: "mast",
};

export function buildingMotif(card: string, lot: (below: number) => number): string {
  const names = Object.keys(WORKS);
  return WORKS[BUILDINGS[card] ?? names[lot(names.length)] ?? "factory"] ?? factory;
}
