import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { emulators } from './addresses.ts';

// The emulator itself starts even when it cannot parse the rules, and then refuses every request.
await initializeTestEnvironment({
  projectId: emulators.projectId,
  firestore: { rules: readFileSync('firestore.rules', 'utf8') },
}).catch((error: Error) => {
  console.error(`firestore.rules is invalid. ${error.message}`);
  process.exit(1);
});
process.exit();
