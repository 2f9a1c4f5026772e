import { useSyncExternalStore } from 'react';
import { Footer } from '../../../../src/components/frame/Footer';
import { Header } from '../../../../src/components/frame/Header';
import { featuredVehicles } from '../../../../src/data/inventory';
import { HomeScreen } from '../../../../src/screens/HomeScreen';
import { LoadingScreen } from '../../../../src/screens/LoadingScreen';
import { navigation } from '../../../../stories/fixtures/navigation';
import type { PlainVisit } from './plainVisit';

const doNothing = () => {};

/** The site's own home screen, as soon as the metadata has loaded. */
export function PlainSite({ visit }: { visit: PlainVisit }) {
  const { metadata, vehicles } = useSyncExternalStore(visit.subscribe, visit.getState);
  if (metadata === undefined) return <LoadingScreen />;
  return (
    <>
      <Header metadata={metadata} navigation={navigation} current="home" onNavigate={doNothing} />
      <main>
        <HomeScreen
          metadata={metadata}
          featured={
            vehicles.status === 'ready'
              ? { status: 'ready', value: featuredVehicles(vehicles.value) }
              : vehicles
          }
          onBrowse={doNothing}
          onOpenVehicle={doNothing}
        />
      </main>
      <Footer metadata={metadata} onQuickLink={doNothing} />
    </>
  );
}
