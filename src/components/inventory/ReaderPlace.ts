import { Component, type ReactNode, type RefObject } from 'react';
import type { InventoryQuery, Vehicle } from '../../shared/model.ts';

type ReaderPlaceProps = {
  feed: RefObject<HTMLElement | null>;
  vehicles: readonly Vehicle[];
  query: InventoryQuery;
  children: ReactNode;
};

type Place = { tops: ReadonlyMap<string, number>; focusedId: string | undefined };

const cardBox = (button: Element) => (button.closest('article') ?? button).getBoundingClientRect();

/**
 * Keeps the scroll position and the focus when live data add, remove or move cards. The browser cannot: Safari has no scroll
 * anchoring, and React renders a card anew in another group. A class, because only `getSnapshotBeforeUpdate` sees the page
 * as it was.
 */
export class ReaderPlace extends Component<ReaderPlaceProps> {
  private readonly buttons = () => [...(this.props.feed.current?.querySelectorAll('button') ?? [])];

  override getSnapshotBeforeUpdate({ vehicles, query }: ReaderPlaceProps): Place | null {
    if (query !== this.props.query || vehicles === this.props.vehicles) return null;
    const buttons = this.buttons();
    const tops = buttons.flatMap((button) => {
      const { top, bottom } = cardBox(button);
      return bottom > 0 && top < innerHeight ? [[button.value, top] as const] : [];
    });
    const focusedId = buttons.find((button) => button === document.activeElement)?.value;
    return { tops: new Map(tops), focusedId };
  }

  override componentDidUpdate(_props: ReaderPlaceProps, _state: unknown, place: Place | null) {
    if (place === null) return;
    const buttons = this.buttons();
    const shifts = buttons.flatMap((button) => {
      const before = place.tops.get(button.value);
      return before === undefined ? [] : cardBox(button).top - before;
    });
    // The smallest, because some cards of a row move to another one. At the top, the visitor wants to see what is first now.
    const [shift = 0] = shifts.toSorted((a, b) => Math.abs(a) - Math.abs(b));
    if (scrollY > 0) scrollBy({ top: shift, behavior: 'instant' });
    const focused = buttons.find(({ value }) => value === place.focusedId);
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  }

  override render() {
    return this.props.children;
  }
}
