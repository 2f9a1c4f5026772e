// `node -r` runs this before a TypeScript program, which an older Node refuses with a stack trace.
if (!process.features.typescript) {
  console.error(`Install Node 22.18 or later: Node ${process.versions.node} does not run TypeScript.`);
  process.exit(1);
}
