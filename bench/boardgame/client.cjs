// So many matches side by side; each player moves as soon as it is their turn. A move counts when
// both players have been told.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const game = require('./game.cjs');
const [address, matches, seconds] = [process.argv[2], +process.argv[3], +process.argv[4]];

let moves = 0;
let running = false;
const starts = [];

function begin(match) {
  const heard = [-1, -1];
  let counted = 0;
  for (const playerID of ['0', '1']) {
    const client = Client({
      game, matchID: `match${match}`, playerID, debug: false,
      multiplayer: SocketIO({ server: address }),
    });
    const go = () => {
      const state = client.getState();
      if (running && state && state.ctx.currentPlayer === playerID) client.moves.add();
    };
    client.subscribe((state) => {
      if (!state || !state.isConnected) return;
      heard[+playerID] = Math.max(heard[+playerID], state.G.count);
      const both = Math.min(...heard);
      if (running && both > counted) moves += both - counted;
      counted = Math.max(counted, both);
      setImmediate(go);
    });
    client.start();
    starts.push(go);
  }
}

(async () => {
  for (let match = 0; match < matches; match += 1) begin(match);
  await new Promise((done) => setTimeout(done, 1000));
  running = true;
  const began = Date.now();
  starts.forEach((go) => go());
  await new Promise((done) => setTimeout(done, seconds * 1000));
  console.log(moves / ((Date.now() - began) / 1000));
  process.exit(0);
})();
