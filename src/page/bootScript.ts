import { homeDataId } from '../data/cache/readCache.ts';
import { connect } from '../data/firebase/connection.ts';
import { paintedRoot } from './elements.ts';
import { reloadBrokenPage } from './reloadBrokenPage.ts';

const paintMs = 300;

/** The browser paints the server's home screen first. A page in the background paints nothing. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, paintMs);
  });

const isPainted = import.meta.env.SERVER_PAGE && document.getElementById(homeDataId) !== null;
const connection = isPainted ? painted().then(connect) : connect();
window.showroomBoot = { connection, connect };
// Removes a first paint of the worker's if its cached data are gone, or belong to another project. The visit handles a rejection.
connection.then(
  ({ readCachedInventory }) => {
    if (readCachedInventory === undefined && !isPainted)
      document.querySelector(paintedRoot)?.replaceChildren();
  },
  () => {},
);

void reloadBrokenPage(() => window.showroomBoot?.connection === undefined);
