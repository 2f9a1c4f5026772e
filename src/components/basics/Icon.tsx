import type { ComponentProps } from 'react';

/** The icons, each drawn with one path. */
export const iconPaths = {
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  pin: 'M12 21c4-4.6 7-8 7-11.5a7 7 0 0 0-14 0C5 13 8 16.4 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  chevronDown: 'M6 9l6 6 6-6',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof iconPaths;

export type IconProps = ComponentProps<'svg'> & {
  /** The icon to draw. */
  name: IconName;
  /** Width and height in px, which grow with the browser's text size. Without it, they are 1.25 em. */
  size?: number;
};

/** A line icon. It is hidden from assistive technology, so it needs a text label. */
export function Icon({ name, size, ...svg }: IconProps) {
  const length = size === undefined ? '1.25em' : `${size / 16}rem`;
  return (
    <svg
      aria-hidden="true"
      width={length}
      height={length}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...svg}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
