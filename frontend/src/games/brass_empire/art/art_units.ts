/** Units: machines and those who go with them. */

import { bolt, circle, clock, gear, group, path, rect, rivets, smoke, wheel } from "./art_tools";

const airship =
  path("M14 30Q20 10 60 10T106 30Q100 48 60 48T14 30Z", "c") +
  path("M60 10Q40 14 38 30T60 48M60 10Q80 14 82 30T60 48M14 30H106", "od") +
  path("M8 18 22 26V34L8 42Z", "b") +
  rect(44, 54, 34, 11, "l", 4) +
  path("M46 48V54M76 48V54", "od") +
  path("M48 57H54V61H48ZM58 57H64V61H58ZM68 57H74V61H68Z", "g") +
  circle(40, 60, 3, "b") +
  path("M40 52V68", "ob");

const gyro =
  path("M34 48Q40 34 62 36Q78 38 82 50Q78 62 60 62Q40 62 34 48Z", "c") +
  path("M60 40Q74 40 78 50Q70 54 60 52Z", "q") +
  path("M36 48 12 40V34L8 36V50L12 50Z", "s") +
  path("M60 36V22", "od") +
  path("M20 22Q60 14 100 22Q60 28 20 22Z", "b") +
  circle(60, 21, 3.5, "d") +
  path("M46 62 40 70M72 62 78 70M34 70H84", "ob");

const wagon =
  path("M18 36H66L72 24H92L102 42V58H18Z", "c") +
  path("M76 28H90L96 40H76Z", "q") +
  path("M18 44H102V48H18Z", "b") +
  rect(26, 18, 7, 18, "d", 1) +
  rect(38, 22, 7, 14, "d", 1) +
  smoke(29, 18) +
  gear(54, 36, 9, 9, "b") +
  wheel(36, 60, 12) +
  wheel(86, 60, 12) +
  rivets(24, 52, 5, 5);

const locomotive =
  rect(20, 30, 30, 30, "c", 2) +
  path("M16 26H54V31H16Z", "d") +
  rect(26, 36, 14, 11, "g", 1) +
  path("M50 38H94Q100 40 100 49T94 60H50Z", "s") +
  path("M60 38V60M72 38V60M84 38V60", "ob") +
  path("M84 38 82 22H94L92 38Z", "d") +
  rect(80, 19, 16, 4, "b", 1) +
  smoke(88, 18) +
  path("M66 38Q66 30 71 30T76 38Z", "b") +
  path("M98 58 110 70H94Z", "b") +
  wheel(34, 62, 10) +
  wheel(62, 64, 8) +
  wheel(82, 64, 8) +
  path("M34 62H82", "ob");

const handcar =
  rect(22, 54, 76, 6, "l", 1) +
  path("M54 54 60 38 66 54Z", "s") +
  path("M30 30 90 44", "ob") +
  path("M28 24V36M92 38V50", "od") +
  circle(60, 38, 4, "b") +
  path("M34 54V40Q34 32 42 32L46 40V54Z", "c") +
  circle(42, 26, 6, "p") +
  path("M35 25Q36 17 44 18Q50 20 49 25L54 26H36Z", "d") +
  wheel(36, 62, 8) +
  wheel(84, 62, 8) +
  path("M8 71H112", "ob");

const drillrig =
  path("M24 42H74V58H24Z", "c") +
  path("M30 42V28H52V42Z", "c") +
  rect(34, 31, 13, 8, "g", 1) +
  path("M74 40 110 52 74 62Z", "s") +
  path("M80 42 84 60M88 45 91 57M96 48 98 55", "od") +
  rect(70, 38, 7, 26, "b", 1) +
  rect(58, 26, 6, 16, "d", 1) +
  smoke(61, 26) +
  path("M20 56H72Q78 56 78 63T72 71H20Q14 71 14 63T20 56Z", "d") +
  circle(24, 63, 5, "b") +
  circle(40, 63, 5, "b") +
  circle(56, 63, 5, "b") +
  circle(70, 63, 4, "b");

const cycle =
  wheel(32, 56, 15) +
  wheel(90, 56, 15) +
  path("M32 56 50 38H72L90 56H58Z", "c") +
  path("M50 38 44 26H36M72 38 84 26H92", "ob") +
  path("M76 24H98", "od") +
  gear(60, 54, 9, 9, "b") +
  path("M46 38Q58 30 72 38L68 42H50Z", "l") +
  path("M22 44 6 40M20 50 8 50", "om");

const hound =
  path("M30 34Q50 26 78 34L84 46Q60 54 32 48Z", "s") +
  path("M76 36 84 18 90 24 106 28 108 36 92 42 84 48Z", "s") +
  path("M84 18 82 8 90 22Z", "c") +
  circle(93, 29, 2.6, "g") +
  path("M96 38 106 35", "od") +
  path("M30 36Q18 30 14 16Q24 22 32 32Z", "c") +
  path("M36 46 30 58 36 71H28L24 58 30 42ZM46 48 46 58 50 71H42L40 58ZM74 48 74 58 80 71H72L68 58ZM84 44 88 58 86 71H94L94 58 90 42Z", "bd") +
  gear(38, 41, 8, 8, "b") +
  gear(76, 41, 8, 8, "b") +
  rivets(50, 38, 4, 6);

const walker =
  path("M34 20H86L94 34 86 48H34L26 34Z", "c") +
  path("M34 34H94L86 48H34L26 34Z", "d") +
  rect(46, 24, 28, 8, "g", 2) +
  path("M86 36H110V42H88Z", "s") +
  rect(106, 34, 6, 10, "b", 1) +
  circle(42, 50, 6, "b") +
  circle(78, 50, 6, "b") +
  path("M42 50 30 60 34 71M78 50 92 60 88 71", "os") +
  path("M22 71H42L38 66H28ZM78 71H98L94 66H84Z", "d") +
  rect(48, 10, 5, 10, "d", 1) +
  smoke(51, 11) +
  rivets(36, 41, 7, 8);

const soldier = (chest: string, arms: string): string =>
  path("M40 80V48Q42 40 60 40T80 48V80Z", "c") +
  path("M34 44Q40 36 50 40L46 54 34 52ZM86 44Q80 36 70 40L74 54 86 52Z", "b") +
  path("M46 34Q44 12 60 12T74 34L70 40H50Z", "s") +
  path("M48 24H72V30H48Z", "d") +
  circle(54, 27, 2.4, "g") +
  circle(66, 27, 2.4, "g") +
  path("M58 12V4H62V12Z", "b") +
  path("M52 34H68M54 37H66", "od") +
  chest +
  arms;

const trooper = soldier(
  gear(60, 56, 9, 9, "b"),
  group("rotate(-52 92 50)", rect(72, 47, 44, 4, "s", 1) + path("M64 46H86L82 56H74L66 60Z", "l")),
);

const coilTrooper = soldier(
  circle(60, 56, 8, "b") + bolt(60, 56, 7),
  path("M90 76V40", "os") +
    [40, 46, 52].map((y) => rect(84, y, 12, 3.6, "b", 1.8)).join("") +
    circle(90, 34, 6, "g") +
    path("M90 28 98 20 96 14M84 32 76 28", "og"),
);

const golem = (face: string, crest: string): string =>
  path("M36 34Q60 26 84 34L88 62H32Z", "c") +
  path("M34 34 20 44 18 62 28 64 34 50ZM86 34 100 44 102 62 92 64 86 50Z", "s") +
  path("M40 60H56V76H36ZM64 60H80L84 76H64Z", "s") +
  path("M46 12H74L78 32Q60 38 42 32Z", "s") +
  face +
  crest +
  circle(60, 47, 8, "d") +
  circle(60, 47, 5.5, "g") +
  rivets(40, 40, 2, 0, 14) +
  rivets(80, 40, 2, 0, 14) +
  circle(20, 64, 5, "b") +
  circle(100, 64, 5, "b");

const sentinel = golem(
  path("M48 20H72V25H48Z", "d") + path("M52 21H57V24H52ZM63 21H68V24H63Z", "g"),
  path("M44 12 60 6 76 12Z", "b"),
);
const colossus = golem(
  path("M48 18 58 22 48 25ZM72 18 62 22 72 25Z", "g") + path("M50 29H70", "ow"),
  path("M38 16Q44 2 60 8Q76 2 82 16Q72 10 60 13Q48 10 38 16Z", "b"),
);
const clockman = golem(clock(60, 22, 10), path("M58 12V4H62V12Z", "b") + circle(60, 4, 3, "b"));

const rider =
  wheel(60, 54, 17) +
  path("M44 40H76L72 28Q60 20 48 28Z", "c") +
  circle(60, 16, 8, "s") +
  circle(57, 16, 2, "g") +
  circle(64, 16, 2, "g") +
  path("M48 32 30 38V46M72 32 92 30V38", "os") +
  rect(86, 38, 14, 12, "w", 1) +
  path("M86 38 93 44 100 38", "od") +
  path("M60 8V3", "ob") +
  circle(60, 3, 2, "b");

const MACHINES: Record<string, string> = {
  airship,
  gyro,
  wagon,
  locomotive,
  handcar,
  drillrig,
  cycle,
  hound,
  walker,
  trooper,
  coilTrooper,
  sentinel,
  colossus,
  clockman,
  rider,
};

const UNITS: Record<string, string> = {
  vanguard_mercenary: "trooper",
  hired_sentinel: "sentinel",
  drilling_caravan: "wagon",
  handcar_scout: "handcar",
  prospecting_rig: "drillrig",
  bennett_ironside: "locomotive",
  zhan_shi_cycle: "cycle",
  stone_sentinel: "sentinel",
  lacquered_colossus: "colossus",
  cog_courier: "rider",
  chroniker: "clockman",
  earl_hildebrand: "trooper",
  spark_runner: "cycle",
  tesla_trooper: "coilTrooper",
  quentin_edison: "walker",
  pester_hound: "hound",
  gyro_skimmer: "gyro",
  overclocked_wagon: "wagon",
  bulwark_walker: "walker",
  skybreaker: "airship",
};

export function unitMotif(card: string, lot: (below: number) => number): string {
  const names = Object.keys(MACHINES);
  return MACHINES[UNITS[card] ?? names[lot(names.length)] ?? "wagon"] ?? wagon;
}
