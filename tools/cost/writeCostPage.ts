import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { updateCostPage } from './costPage.ts';

const file = fileURLToPath(new URL('../../docs/cost.md', import.meta.url));
writeFileSync(file, updateCostPage(readFileSync(file, 'utf8')));
