import { fetchFile } from '../browser/fetchFile.ts';
import { pause } from '../browser/pause.ts';
import { showLoadError } from './showLoadError.ts';

/** If the scripts have not run by then, the page may never start. */
const startTimeoutMs = 15_000;
const pauseMs = 5_000;
const messageAfterMs = 30_000;

/** Marks the history entry of a page that has reloaded itself. */
const mark = 'hasReloaded';

/** Replaces the browser's cached copy of a file. Retries until it succeeds. */
const refetch = (url: string): Promise<Response> =>
  fetchFile(url, 'reload').catch(async () => {
    await pause(pauseMs);
    return refetch(url);
  });

/**
 * Reloads a page whose scripts did not load, once the host has delivered all of them. Browsers remember a module that has
 * failed, so adding the scripts again would not help. The page asks the visitor to try again later if the host does not
 * deliver the scripts within 30 s, or if reloading does not help.
 */
export async function reloadBrokenPage(hasStarted: () => boolean): Promise<void> {
  const hasReloaded = mark in Object(history.state);
  if (hasReloaded) history.replaceState(null, '');
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  await Promise.race([parsed, pause(startTimeoutMs)]);
  if (hasStarted()) return;
  if (hasReloaded) return showLoadError();
  setTimeout(showLoadError, messageAfterMs);
  // The host may have published another release, whose scripts have other names.
  const page = await (await refetch(location.href)).text();
  // The dealer's texts may contain paths, but no unescaped quotes.
  const scripts = page.match(/\/assets\/[\w.-]+\.js(?=">)/g) ?? [];
  await Promise.all(scripts.map(refetch));
  if (hasStarted()) return;
  history.replaceState({ [mark]: true }, '');
  location.reload();
}
