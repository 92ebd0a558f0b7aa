// The repository is not the package: it would bring the server and all that the server needs.
console.error('The npm package is built: npm run build, then npm pack ./dist/package');
process.exitCode = 1;
