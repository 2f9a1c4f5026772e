import { memo, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { deferred } from '../components/basics/deferred';
import { Footer } from '../components/frame/Footer';
import { Header } from '../components/frame/Header';
import { Modal } from '../components/basics/Modal';
import type { ScreenName } from '../components/frame/navigation';
import type { Loadable, Vehicle } from '../data/model';
import type { AppProps } from './App';
import { CurrentScreen } from './CurrentScreen';
import { ScreenBoundary } from './ScreenBoundary';
import { screenTitle } from './screenTitle';
import { focusHeading, usePlace } from './usePlace';
import { useSubmissions } from './useSubmissions';

const DeferredChat = memo(deferred(async () => (await import('./LiveChat')).LiveChat));

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

const Screen = styled.div<{ $isEntering: boolean }>`
  ${({ theme, $isEntering }) =>
    $isEntering &&
    css`
      animation: ${enter} ${theme.motion.screen} ${theme.motion.inPlace};
    `}
`;

const screens: readonly string[] = [
  'home',
  'inventory',
  'vehicleDetail',
  'valuation',
  'about',
  'contact',
] satisfies ScreenName[];
const isScreenName = (name: string): name is ScreenName => screens.includes(name);

/** The site once the visit is ready: the frame around the screens, the chat and the modal. */
export function Site({ visit, initialPlace, random }: Required<AppProps>) {
  const { metadata, inventory, firstVehicles } = useSyncExternalStore(visit.subscribe, visit.getState);
  const main = useRef<HTMLElement>(null);
  const { place, hasMoved, goTo, scrollToTop } = usePlace(initialPlace, main);
  const [searchText, setSearchText] = useState('');
  const search = useCallback(({ text }: { text: string }) => setSearchText(text), []);
  const submissions = useSubmissions(random);
  const contactNow = useCallback(() => visit.getState().metadata.contact, [visit]);

  const screen = isScreenName(place.screen) ? place.screen : 'home';
  const known: Loadable<readonly Vehicle[]> =
    inventory.status === 'loading' && firstVehicles !== undefined
      ? { status: 'ready', value: firstVehicles }
      : inventory;
  const vehicles = known.status === 'ready' ? known.value : [];
  const vehicle =
    place.vehicleId === undefined ? undefined : vehicles.find(({ id }) => id === place.vehicleId);
  const title = screenTitle(screen, vehicle, metadata.dealerName);

  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  const { notice, closeNotice } = submissions;
  const closeModal = () => {
    closeNotice();
    // The browser gives the focus back by itself, unless the control was disabled meanwhile or is gone.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      if (notice?.opener instanceof HTMLElement && notice.opener.isConnected) notice.opener.focus();
      else focusHeading(main.current);
    });
  };

  return (
    <Page>
      <Header
        dealerName={metadata.dealerName}
        phone={metadata.contact.phone}
        current={screen}
        onNavigate={goTo}
      />
      <Main ref={main}>
        <Screen key={`${screen} ${place.vehicleId}`} $isEntering={hasMoved}>
          <ScreenBoundary onGoHome={() => goTo({ screen: 'home' })}>
            <CurrentScreen
              screen={screen}
              metadata={metadata}
              inventory={inventory}
              known={known}
              vehicle={vehicle}
              searchText={searchText}
              submissions={submissions}
              fetchSummary={visit.fetchSummary}
              onSearch={search}
              goTo={goTo}
            />
          </ScreenBoundary>
        </Screen>
      </Main>
      <Footer dealerName={metadata.dealerName} contact={metadata.contact} onQuickLink={scrollToTop} />
      <DeferredChat dealerName={metadata.dealerName} contactNow={contactNow} />
      {notice !== undefined && (
        <Modal
          key={notice.title}
          title={notice.title}
          message={notice.message}
          highlight={notice.highlight}
          onClose={closeModal}
        />
      )}
    </Page>
  );
}
