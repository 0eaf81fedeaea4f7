// A boardgame.io server for `make load`: a game for four with a board about as large as Rockwell's.
const { Server, FlatFile } = require("boardgame.io/server");

const tile = (n) => ({ tile: n, income: [n % 3, n % 2, 0, 1], crews: [], owner: null, face: "up" });
const game = {
  name: "peer",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({
    tiles: Array.from({ length: 32 }, (_, n) => tile(n)),
    companies: Array.from({ length: 4 }, (_, seat) => ({ seat, money: 1000, stock: [3, 3, 2, 1], points: 0 })),
    prices: [100, 200, 300, 400],
    moves: 0,
  }),
  moves: {
    step: ({ G, playerID }, place) => {
      G.moves += 1;
      G.tiles[place % 32].owner = playerID;
      G.companies[Number(playerID)].points += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

// The FlatFile store writes each move to disk, as the table server does.
const [, , port, folder] = process.argv;
const server = Server({ games: [game], origins: ["*"], db: new FlatFile({ dir: folder }) });
const log = console.log;
console.log = () => {};
server.run({ port: Number(port), callback: () => log("ready") });
