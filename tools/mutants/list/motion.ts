import type { Mutant } from '../mutant.ts';

export const motion: readonly Mutant[] = [
  {
    file: 'src/components/theme/GlobalStyle.ts',
    find: '@media (prefers-reduced-motion: reduce)',
    replace: '@media (prefers-reduced-motion: no-preference)',
    breaks: 'animations for those who asked for none',
    caughtBy: 'reduced motion',
  },
  {
    file: 'src/components/theme/GlobalStyle.ts',
    find: 'animation: none !important;',
    replace: '',
    breaks: 'animations for those who asked for none, but no transitions',
    caughtBy: 'reduced motion',
  },
  {
    file: 'src/components/theme/GlobalStyle.ts',
    find: 'transition-duration: 80ms !important;',
    replace: 'transition-duration: 800ms !important;',
    breaks: 'slow transitions under reduced motion',
    caughtBy: 'reduced motion',
  },
  {
    file: 'src/components/theme/GlobalStyle.ts',
    find: 'transition-property: opacity !important;',
    replace: '',
    breaks: 'cards that still lift under reduced motion',
    caughtBy: 'reduced motion',
  },
  {
    file: 'src/components/theme/GlobalStyle.ts',
    find: 'scroll-padding-top: 3.5rem;',
    replace: 'scroll-padding-top: 3.5rem;\n    scroll-behavior: smooth;',
    breaks: 'smooth scrolling under reduced motion',
    caughtBy: 'reduced motion',
  },
  {
    file: 'src/app/usePlace.ts',
    find: "behavior: 'instant'",
    replace: "behavior: 'smooth'",
    breaks: 'a new screen scrolls up slowly',
    caughtBy: 'Scrolls To The Top',
  },
  {
    file: 'src/components/chat/ChatPanel.tsx',
    find: 'top: log.current.scrollHeight }',
    replace: "top: log.current.scrollHeight, behavior: 'smooth' }",
    breaks: 'the chat scrolls slowly to a new message',
    caughtBy: 'Scrolls To New Messages',
  },
  {
    file: 'src/components/basics/Spinner.tsx',
    find: 'animation: ${turn} ${({ theme }) => theme.motion.spinner} linear infinite;',
    replace: '',
    breaks: 'a spinner that does not turn',
    caughtBy: 'Turns',
  },
  {
    file: 'src/components/basics/Placeholder.tsx',
    find: 'animation: ${sheen}',
    replace: '--sheen: ${sheen}',
    breaks: 'placeholders that look like empty boxes',
    caughtBy: 'Shimmers',
  },
  {
    file: 'src/app/Site.tsx',
    find: '$isAnimated={hasMoved}',
    replace: '$isAnimated',
    breaks: 'the first screen fades in',
    caughtBy: 'Animates',
  },
];
