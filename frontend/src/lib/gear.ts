/** The outline of a gear wheel around 0 0, as an SVG path. */
export function gear(root: number, tip: number, teeth: number, hole = 0): string {
  const step = (2 * Math.PI) / teeth;
  const at = (radius: number, angle: number): string =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  let path = "";
  for (let i = 0; i < teeth; i++) {
    const a = i * step;
    path += `${path ? "L" : "M"}${at(root, a - 0.29 * step)}L${at(tip, a - 0.17 * step)}`;
    path += `L${at(tip, a + 0.17 * step)}L${at(root, a + 0.29 * step)}`;
    path += `A${root} ${root} 0 0 1 ${at(root, a + 0.71 * step)}`;
  }
  path += "Z";
  if (hole) path += `M0 ${-hole}A${hole} ${hole} 0 1 0 0 ${hole}A${hole} ${hole} 0 1 0 0 ${-hole}Z`;
  return path;
}
