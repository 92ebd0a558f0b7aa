// `npm pack` in the repository would pack the server, not the widgets.
console.error('Run npm run build, then npm pack ./dist/package: the repository itself is not the npm package.');
process.exitCode = 1;
