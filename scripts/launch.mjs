// Every npm script starts here: `node scripts/launch.mjs <what> [arguments]`, with any version of Node.
// Keep the syntax readable for old versions, so that this message can reach their users.
const major = Number(process.versions.node.split('.')[0]);
if (major < 18) {
  console.error(
    `Threadwell needs Node 18 or later to start (this is ${process.version}). Get one at https://nodejs.org.`,
  );
  process.exit(1);
}
void import('./launch/launch-command.mjs').then(({ launchCommand }) => launchCommand(process.argv.slice(2)));
