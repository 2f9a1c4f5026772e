import { type Change, type Comparison, views } from './compareHalves.ts';
import type { Story } from './storyList.ts';
import { brokenStories, type Run, summaryOf } from './summary.ts';

type View = (typeof views)[number];

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 100rem; padding: 1rem 1.5rem 4rem; }
h2 { border-block-start: 1px solid; margin-block-start: 2.5rem; padding-block-start: 1rem; }
fieldset { border: 0; margin: 1.5rem 0; min-inline-size: 0; padding: 0; }
legend { font-weight: 600; padding: 0; }
label { margin-inline-end: 1rem; }
pre { margin: 0; white-space: pre-wrap; }
.pictures { align-items: start; display: flex; gap: 1rem; margin-block-start: .5rem; overflow-x: auto; }
figure { flex: 0 1 auto; margin: 0; }
img { block-size: auto; display: block; max-inline-size: 100%; outline: 1px solid GrayText; }
${views.map((view) => `fieldset:has([value=${view}]:checked) figure:not(.${view})`).join(',\n')} { display: none; }
`;

/** The report as a page that needs neither a script nor anything but the pictures beside it. */
export function reportPage(run: Run, comparison: Comparison): string {
  const { changes, added, removed } = comparison;
  const byStory = Map.groupBy(changes, ({ pose }) => pose.story);
  const broken = brokenStories(comparison).map(
    ({ name, lines }) => `${escape(name)}<pre>${escape(lines.join('\n'))}</pre>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual changes</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Visual changes</h1>
<p>${escape(summaryOf(run, comparison))}</p>
${list(
  'Changed',
  [...byStory].map(([{ id, name }, its]) => `<a href="#${id}">${escape(name)}</a> (${its.length})`),
)}
${list('Broken', broken)}
${list('Added', added.map(nameOf))}
${list('Removed', removed.map(nameOf))}
${[...byStory].map(([story, its]) => storySection(story, its)).join('\n')}
</main>
</body>
</html>
`;
}

/** Where a picture lies in the report's folder. */
export function reportPicture({ pose, theme }: Change, view: View): string {
  return `pictures/${pose.story.id}/${pose.width}-${theme}-${view}.png`;
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<h2>${title}</h2>\n<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

function storySection({ id, name }: Story, changes: readonly Change[]): string {
  // `npm run storybook` listens there.
  const address = `http://localhost:6006/?path=/story/${id}`;
  return `<section aria-labelledby="${id}">
<h2 id="${id}"><a href="${address}">${escape(name)}</a></h2>
${changes.map(changeField).join('\n')}
</section>`;
}

function changeField(change: Change): string {
  const { pose, theme, pixels } = change;
  const title = `${pose.width} px, ${theme}`;
  const amount = pixels === undefined ? 'a width that only one of the two has' : `${pixels} pixels changed`;
  const shown = views.filter((view) => change.pictures[view] !== undefined);
  const choices = ['side by side', ...shown].map(
    (choice, index) =>
      `<label><input type="radio" name="${pose.story.id} ${title}" value="${choice}"${index === 0 ? ' checked' : ''}> ${choice}</label>`,
  );
  const figures = shown.map(
    (view) => `<figure class="${view}">
<figcaption>${view}</figcaption>
<img src="${reportPicture(change, view)}" alt="${view}: ${escape(pose.story.name)}, ${title}" loading="lazy">
</figure>`,
  );
  return `<fieldset>
<legend>${title}: ${amount}</legend>
${choices.join('\n')}
<div class="pictures">
${figures.join('\n')}
</div>
</fieldset>`;
}

function nameOf({ name }: Story): string {
  return escape(name);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
