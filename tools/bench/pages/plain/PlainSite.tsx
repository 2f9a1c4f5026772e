import { useSyncExternalStore } from 'react';
import { Footer } from '../../../../src/components/frame/Footer';
import { Header } from '../../../../src/components/frame/Header';
import { featuredVehicles } from '../../../../src/data/inventory';
import { HomeScreen } from '../../../../src/screens/HomeScreen';
import { LoadingScreen } from '../../../../src/screens/LoadingScreen';
import type { PlainVisit } from './plainVisit';

const doNothing = () => {};

/** The site's own home screen, as soon as the metadata has loaded. */
export function PlainSite({ visit }: { visit: PlainVisit }) {
  const { metadata, vehicles } = useSyncExternalStore(visit.subscribe, visit.getState);
  if (metadata === undefined) return <LoadingScreen />;
  const { dealerName, heroImage, contact } = metadata;
  return (
    <>
      <Header dealerName={dealerName} phone={contact.phone} current="home" onNavigate={doNothing} />
      <main>
        <HomeScreen
          dealerName={dealerName}
          heroImage={heroImage}
          featured={
            vehicles.status === 'ready'
              ? { status: 'ready', value: featuredVehicles(vehicles.value) }
              : vehicles
          }
          onBrowse={doNothing}
          onOpenVehicle={doNothing}
        />
      </main>
      <Footer dealerName={dealerName} contact={contact} onQuickLink={doNothing} />
    </>
  );
}
