/**
 * What `npm start` runs. Plain JavaScript on purpose: an old Node must get as far as reading this and saying so, and it
 * can neither strip types nor load the database driver.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This server needs Node 22.18 or newer, but this is Node ${process.versions.node}. Run it by "npm start".`,
  );
  process.exit(1);
}

const { main } = await import('./main.ts');
await main();
