import { isMockFunction, type Mock } from 'storybook/test';

/** How many calls of each event a story has looked at: those when an assertion last read them. */
const seen = new WeakMap<Mock, number>();

const listEvents = (args: object) =>
  Object.entries(args).filter((entry): entry is [string, Mock] => isMockFunction(entry[1]));

/** Notes how many calls of a story's `fn()` args its assertions have seen. */
export function watchEvents(args: object): void {
  for (const [, event] of listEvents(args)) {
    const isWatched = seen.has(event);
    seen.set(event, 0);
    if (isWatched) continue;
    const { mock } = event;
    const original = Object.getOwnPropertyDescriptor(mock, 'calls');
    const readCalls = () => {
      const calls = original?.get?.call(mock) as unknown[];
      seen.set(event, calls.length);
      return calls;
    };
    Object.defineProperty(mock, 'calls', { get: readCalls });
  }
}

/** The events that the story's component reported after, or without, the story's assertions: on focus, for example. */
export const findUnexpectedEvents = (args: object): string[] =>
  listEvents(args).flatMap(([name, event]) => {
    const expected = seen.get(event) ?? 0;
    const unexpected = event.mock.calls.length - expected;
    return unexpected > 0 ? [`calls ${name} ${unexpected} more times than the story expects`] : [];
  });
