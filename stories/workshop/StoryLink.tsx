import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** A link from a docs page to another page of this Storybook. A plain click does not reload Storybook. */
export function StoryLink({
  page,
  className,
  title,
  children,
}: {
  /** A story's or a docs page's path, such as `/story/components-vehicle-vehiclecard--filled`. */
  page: string;
  className?: string;
  title?: string;
  children: ReactNode;
}) {
  const url = `./?path=${page}`;
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, url.slice('./'.length));
  };
  return (
    <a href={url} target="_top" onClick={handleClick} className={className} title={title}>
      {children}
    </a>
  );
}
