import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Footer } from '../../components/frame/Footer.tsx';
import { Header } from '../../components/frame/Header.tsx';
import { LoadingBar } from '../../components/frame/LoadingBar.tsx';
import { theme } from '../../components/theme/tokens.ts';
import { lazyComponent } from '../../loading/lazyComponent.tsx';
import { useScreenHistory } from '../navigation/useScreenHistory.ts';
import { restoreFocus } from '../screens/focusHeading.ts';
import { ScreenBoundary } from '../screens/ScreenBoundary.tsx';
import { type Place, type ScreenInput, wholeInventory } from '../screens/screenInput.ts';
import { navigation } from '../screens/screenLabels.ts';
import { findScreen } from '../screens/screens.ts';
import { useSubmissions } from '../screens/useSubmissions.ts';
import type { Visit } from '../visit/visit.ts';
import { findVehicle, type VisitState } from '../visit/visitState.ts';
import { createSinglePress } from './singlePress.ts';
import { useIsOnline } from './useIsOnline.ts';

const LazyNotice = lazyComponent(async () => (await import('./NoticeModal.tsx')).NoticeModal);

const LazyChat = lazyComponent(async () => (await import('./ChatContainer.tsx')).ChatContainer);

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

// React's ViewTransition would capture the current screen first, which delays the next screen and blocks presses.
const Entrance = styled.div<{ $isAnimated: boolean }>`
  ${({ $isAnimated }) =>
    $isAnimated &&
    css`
      animation: ${enter} ${theme.motion.screen} ${theme.motion.inPlace};
    `}
`;

const home: Place = { screen: 'home' };

export type SiteProps = {
  visit: Visit;
  /** The state that the page already shows, when React takes over its first paint. */
  shown?: VisitState | undefined;
  /** Where the visit starts. Defaults to the home screen. */
  initialPlace?: Place | undefined;
  /** Like `Math.random`, for the valuation. */
  random: () => number;
};

/** The whole site. Render it once the visit is ready. */
export function Site({ visit, shown, initialPlace = home, random }: SiteProps) {
  const state = useSyncExternalStore(visit.subscribe, visit.getState, () => shown ?? visit.getState());
  const lastFocused = useRef<Element>(null);
  const { place, minCardCount, isPending, hasMoved, goTo, returnToTop } = useScreenHistory(initialPlace);
  const [query, setQuery] = useState(wholeInventory);
  const submissions = useSubmissions(visit, random);
  const isOnline = useIsOnline();
  const [singlePress] = useState(createSinglePress);

  const onNavigate = useCallback((screen: string) => goTo({ screen }), [goTo]);
  const onOpenVehicle = useCallback(
    (vehicleId: string) => {
      const bodyStyle = findVehicle(visit.getState(), vehicleId)?.bodyStyle;
      goTo({ screen: 'vehicleDetail', vehicleId, bodyStyle });
    },
    [goTo, visit],
  );
  const onOpenHome = () => onNavigate('home');

  const { metadata } = state;
  const { name, title: formatTitle, Content } = findScreen(place.screen);
  const input: ScreenInput = {
    ...state,
    vehicle: findVehicle(state, place.vehicleId),
    place,
    minCardCount,
    query,
    submissions,
    isOnline,
    fetchSummary: visit.fetchSummary,
    loadPhotos: visit.loadPhotos,
    onNextQueryChange: setQuery,
    onOpenVehicle,
    onOpenHome,
    onOpenInventory: () => onNavigate('inventory'),
  };
  const screenTitle = formatTitle(input);
  const title = screenTitle === undefined ? metadata.dealerName : `${screenTitle} · ${metadata.dealerName}`;

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  // The focus is lost when the focused card of a sold vehicle disappears, or when a modal closes and its opener is gone.
  // Keyboard users would start over at the top, and screen readers would say nothing.
  useEffect(() => {
    if (lastFocused.current?.isConnected === false) restoreFocus();
  });

  return (
    <Page
      {...singlePress}
      onFocus={({ target }) => {
        lastFocused.current = target;
      }}
    >
      <LoadingBar isShown={isPending} />
      <Header
        dealerName={metadata.dealerName}
        phone={metadata.contact.phone}
        navigation={navigation}
        current={name === 'vehicleDetail' ? 'inventory' : name}
        onNavigate={onNavigate}
      />
      <Main>
        <Entrance key={`${name} ${place.vehicleId}`} $isAnimated={hasMoved}>
          <ScreenBoundary onOpenHome={onOpenHome}>
            <Content {...input} />
          </ScreenBoundary>
        </Entrance>
      </Main>
      <Footer dealerName={metadata.dealerName} contact={metadata.contact} onQuickLink={returnToTop} />
      <LazyChat dealerName={metadata.dealerName} visit={visit} />
      <LazyNotice notice={submissions.notice} onClose={submissions.closeNotice} />
    </Page>
  );
}
