/** What the answer being made would change in the player's stock: shown on the mat before it is given. */

class Stakes {
  cubes = $state.raw<number[]>([0, 0, 0, 0]);
  money = $state(0);
  tiles = $state(0);

  show(cubes: number[], money: number, tiles = 0): void {
    this.cubes = cubes;
    this.money = money;
    this.tiles = tiles;
  }

  clear(): void {
    this.show([0, 0, 0, 0], 0);
  }
}

export const stakes = new Stakes();
