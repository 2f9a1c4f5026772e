import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { lazyComponent } from '../components/basics/lazyCode.ts';
import { Modal } from '../components/basics/Modal.tsx';
import { Footer } from '../components/frame/Footer.tsx';
import { Header } from '../components/frame/Header.tsx';
import { LoadingBar } from '../components/frame/LoadingBar.tsx';
import { FailureScreen } from '../screens/FailureScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { navigation } from './screenLabels.ts';
import { findScreen, type Screen, type ScreenInput } from './screens.tsx';
import { type Place, usePlace } from './usePlace.ts';
import { useFocusFallback } from './useFocusFallback.ts';
import { useIsOnline } from './useIsOnline.ts';
import { useSinglePress } from './useSinglePress.ts';
import { useSteadyLoading } from './useSteadyLoading.ts';
import { useSubmissions } from './useSubmissions.ts';
import type { Visit } from './visit.ts';
import { findVehicle } from './visitState.ts';
import { theme } from '../components/theme/tokens.ts';

const LazyChat = lazyComponent(async () => (await import('./LiveChat.tsx')).LiveChat);

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

const Entrance = styled.div<{ $isAnimated: boolean }>`
  ${({ $isAnimated }) =>
    $isAnimated &&
    css`
      animation: ${enter} ${theme.motion.screen} ${theme.motion.inPlace};
    `}
`;

/** Once a screen shows skeletons, they stay long enough not to flash. */
function CurrentScreen({ Content, site }: Pick<Screen, 'Content'> & { site: ScreenInput }) {
  const featured = useSteadyLoading(site.featured);
  const inventory = useSteadyLoading(site.inventory);
  return (
    <Content
      {...site}
      featured={featured}
      inventory={inventory}
      failure={<FailureScreen onGoHome={site.openHome} />}
    />
  );
}

const home: Place = { screen: 'home' };

export type SiteProps = {
  visit: Visit;
  /** Where the visit starts: on the home screen unless given. */
  initialPlace?: Place | undefined;
  /** Returns numbers from 0 up to but not including 1, for the valuation. */
  random: () => number;
};

/** The site once the visit is ready: the frame around the screens, the chat and the modal. */
export function Site({ visit, initialPlace = home, random }: SiteProps) {
  const state = useSyncExternalStore(visit.subscribe, visit.getState);
  const main = useRef<HTMLElement>(null);
  const { place, isLate, hasMoved, goTo, scrollToTop } = usePlace(initialPlace, main);
  const [searchText, setSearchText] = useState('');
  const submissions = useSubmissions(visit, random);
  const getContact = useCallback(() => visit.getState().metadata.contact, [visit]);

  const { metadata } = state;
  const screen = findScreen(place.screen);
  const site: ScreenInput = {
    ...state,
    vehicle: findVehicle(state, place.vehicleId),
    searchText,
    submissions,
    fetchSummary: visit.fetchSummary,
    readPhotos: visit.readPhotos,
    isOnline: useIsOnline(),
    onSearch: useCallback(({ text }) => setSearchText(text), []),
    onOpenVehicle: useCallback(({ vehicleId }) => goTo({ screen: 'vehicleDetail', vehicleId }), [goTo]),
    openHome: useCallback(() => goTo({ screen: 'home' }), [goTo]),
    openInventory: useCallback(() => goTo({ screen: 'inventory' }), [goTo]),
  };
  const screenTitle = screen.title(site);
  const title = screenTitle === undefined ? metadata.dealerName : `${screenTitle} · ${metadata.dealerName}`;

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useFocusFallback(main);

  const { notice, closeNotice } = submissions;
  return (
    <Page {...useSinglePress()}>
      <LoadingBar isShown={isLate} />
      <Header metadata={metadata} navigation={navigation} current={screen.name} onNavigate={goTo} />
      <Main ref={main}>
        <Entrance key={`${screen.name} ${place.vehicleId}`} $isAnimated={hasMoved}>
          <ScreenBoundary onGoHome={site.openHome}>
            <CurrentScreen Content={screen.Content} site={site} />
          </ScreenBoundary>
        </Entrance>
      </Main>
      <Footer metadata={metadata} onQuickLink={scrollToTop} />
      <LazyChat dealerName={metadata.dealerName} getContact={getContact} />
      {notice !== undefined && <Modal key={notice.title} {...notice} onClose={closeNotice} />}
    </Page>
  );
}
