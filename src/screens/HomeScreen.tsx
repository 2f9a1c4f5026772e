import styled from 'styled-components';
import { Container } from '../components/basics/Container';
import { EmptyNotice } from '../components/basics/EmptyNotice';
import { Hero, type HeroProps } from '../components/frame/Hero';
import { Section } from '../components/basics/Section';
import { VehicleGrid, type VehicleGridProps } from '../components/vehicle/VehicleGrid';

const Featured = styled(Container)`
  padding-block: ${({ theme }) => theme.space.section};
`;

export type HomeScreenProps = {
  /** The screen’s heading. */
  dealerName: string;
  /** The picture behind it; when it does not load, drawn cars stand there. */
  heroImage: string;
  /** Three at most. */
  featured: VehicleGridProps['vehicles'];
  /** The visitor asked for the inventory. */
  onBrowse: HeroProps['onBrowse'];
  /** The visitor chose a vehicle. */
  onOpenVehicle: VehicleGridProps['onOpenVehicle'];
};

/**
 * The dealer's opening screen (specification 2, 'Home').
 *
 * @states filled, loading, empty, error, long, live, narrow
 */
export function HomeScreen({ dealerName, heroImage, featured, onBrowse, onOpenVehicle }: HomeScreenProps) {
  return (
    <>
      <Hero dealerName={dealerName} image={heroImage} onBrowse={onBrowse} />
      <Featured $isGrid>
        <Section heading="Featured Vehicles">
          <VehicleGrid
            vehicles={featured}
            skeletonCount={3}
            empty={<EmptyNotice />}
            onOpenVehicle={onOpenVehicle}
          />
        </Section>
      </Featured>
    </>
  );
}
