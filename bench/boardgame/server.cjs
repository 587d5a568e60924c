// boardgame.io's own server with a game of one move: the least that it can be asked to do.
const { Server, Origins } = require('boardgame.io/server');
const game = require('./game.cjs');
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const port = +process.argv[2];
server.run(port, () => console.log(port));
