import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { Section } from '../components/basics/Section.tsx';
import { Hero } from '../components/frame/Hero.tsx';
import { VehicleGrid } from '../components/vehicle/VehicleGrid.tsx';
import type { Loadable, TenantMetadata, Vehicle } from '../shared/model.ts';

export type HomeScreenProps = {
  /** Provides the dealer's name, hero image, address and phone. */
  metadata: Pick<TenantMetadata, 'dealerName' | 'heroImage' | 'contact'>;
  /** Today's business hours, if they are known. */
  hours?: string | undefined;
  /** At most three vehicles. */
  featured: Loadable<readonly Vehicle[]>;
  /** The visitor pressed 'Browse Inventory'. */
  onOpenInventory: () => void;
  /** The visitor chose a vehicle. */
  onOpenVehicle: (vehicleId: string) => void;
};

/** The start page: a hero and the featured vehicles. */
export function HomeScreen({ metadata, hours, featured, onOpenInventory, onOpenVehicle }: HomeScreenProps) {
  const { dealerName, heroImage, contact } = metadata;
  return (
    <>
      <Hero
        dealerName={dealerName}
        image={heroImage}
        address={contact.address}
        hours={hours}
        onBrowse={onOpenInventory}
      />
      <ScreenBox>
        <Section heading="Featured Vehicles">
          <VehicleGrid vehicles={featured} phone={contact.phone} onOpenVehicle={onOpenVehicle} />
        </Section>
      </ScreenBox>
    </>
  );
}
