/**
 * Runs on `npm start`. Plain JavaScript, because an old Node version must be able to run this file and print the error:
 * it cannot strip types or load the database driver.
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
