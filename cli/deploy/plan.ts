import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf, listOf, textOf } from '../../src/data/decode.ts';
import { builtInId } from '../../src/data/firebase/tenantConfig.ts';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The project ID of the configuration that the build wrote into the page, or `undefined` if there is none. */
export function builtInProject(html: string): string | undefined {
  const [, json] = new RegExp(`<script[^>]* id="${builtInId}"[^>]*>(.*?)</script>`, 's').exec(html) ?? [];
  if (json === undefined) return undefined;
  return textOf(fieldsOf(fieldsOf(JSON.parse(json))['firebase'])['projectId']);
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB`;

/**
 * Describes the deployment of the build in `root`, one line per part. Throws when the build does
 * not contain the project's configuration.
 */
export function describePlan(
  root: string,
  projectId: string,
  { site, canMail }: { site: string; canMail: boolean },
): string {
  const { hosting, firestore } = fieldsOf(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')));
  const folder = String(fieldsOf(hosting)['public']);
  const found = builtInProject(readFileSync(join(root, folder, 'index.html'), 'utf8'));
  if (found !== projectId)
    throw new Error(`The built page contains the configuration of ${found ?? 'no project'}`);
  const files = filesBelow(join(root, folder));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const rewrites = listOf(fieldsOf(hosting)['rewrites'], (rewrite) => {
    const { functionId, region } = fieldsOf(fieldsOf(rewrite)['function']);
    return textOf(functionId) && `${String(functionId)} in ${String(region)}`;
  });
  return [
    `Project:        ${projectId}, whose configuration is built into the page and the function`,
    `Hosting:        ${files.length} files of ${folder}/, ${inKilobytes(bytes)}, to https://${site}.web.app and all custom domains`,
    `Function:       ${rewrites.join(', ')}`,
    canMail
      ? 'Requests:       mailed by the function mailRequest, with the secret SMTP_URL'
      : `Requests:       cannot be mailed. To change that: npx firebase functions:secrets:set SMTP_URL --project ${projectId}`,
    `Security rules: ${String(fieldsOf(firestore)['rules'])}`,
  ].join('\n');
}
