import styled from 'styled-components';
import { Button } from '../components/basics/Button.tsx';
import { Icon } from '../components/basics/Icon.tsx';
import { ScreenBox } from '../components/basics/ScreenBox.tsx';
import { ScreenHeading } from '../components/basics/ScreenHeading.tsx';
import { Section } from '../components/basics/Section.tsx';
import { WholeWords } from '../components/basics/WholeWords.tsx';
import { phoneHref } from '../components/dealer/contactLinks.ts';
import { TestDriveForm, type TestDriveProps } from '../components/forms/TestDriveForm.tsx';
import { Gallery } from '../components/gallery/Gallery.tsx';
import { HiddenInPrint } from '../components/theme/hiding.ts';
import { theme } from '../components/theme/tokens.ts';
import { EmptyNotice } from '../components/vehicle/EmptyNotice.tsx';
import { FeatureList } from '../components/vehicle/FeatureList.tsx';
import { StageBox } from '../components/vehicle/StageBox.ts';
import { VehicleGrid } from '../components/vehicle/VehicleGrid.tsx';
import { hasPhoto, VehicleImage } from '../components/vehicle/VehicleImage.tsx';
import { VehicleSpecs } from '../components/vehicle/VehicleSpecs.tsx';
import type { Fallible, TestDriveRequest, Vehicle } from '../shared/model.ts';
import { formatPrice, vehicleName } from '../shared/text/format.ts';

/** The heading comes first, because it has the focus when the screen opens. The picture is above or beside it. */
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};

  > :nth-child(2) {
    order: -1;
  }

  ${theme.from.tablet} {
    gap: ${theme.space[24]};
  }

  /* Two columns that share no line: the heading and the form end in other rows than the picture. */
  @media screen and (min-width: ${theme.breakpoint.desktop}px) {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${theme.space[32]};

    > :nth-child(2) {
      grid-area: 1 / 1 / 3;
    }

    > form {
      grid-area: 2 / 2 / 4;
      align-self: start;
    }
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  /* The form's button fits in a window of 768 px. */
  ${theme.from.desktop} {
    > h1 {
      font-size: calc(1.1 * ${theme.font.h2});
    }
  }
`;

const Price = styled.p`
  ${theme.text.price}
`;

const Call = styled.a`
  color: ${theme.color.brand};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.2em;
`;

const Details = styled.div`
  display: grid;
  align-content: start;
  gap: clamp(20px, 5vw, 32px);
  min-width: 0;
`;

const Related = styled(HiddenInPrint)`
  padding-top: ${theme.space[32]};
`;

export type VehicleDetailScreenProps = TestDriveProps & {
  /** The vehicle, or `undefined` if it does not exist. */
  vehicle: Vehicle | undefined;
  /** The URLs of all photos; none if they cannot be read. */
  photos: Fallible<readonly string[]>;
  /** Whether the browser is online. Offline, a photo that fails to load keeps its place. */
  isOnline: boolean;
  /** The dealer's phone number, as free text. */
  phone: string;
  /** At most three similar vehicles. */
  related: ReadonlyArray<Vehicle>;
  /** The visitor pressed 'Back to Inventory'. */
  onBack: () => void;
  /** The visitor submitted the test drive form. */
  onRequestTestDrive: (request: TestDriveRequest) => void;
  /** The visitor chose a similar vehicle. */
  onOpenVehicle: (vehicleId: string) => void;
};

/** One vehicle, a test drive form and similar vehicles. */
export function VehicleDetailScreen({
  vehicle,
  photos,
  isOnline,
  phone,
  related,
  onBack,
  onRequestTestDrive,
  onOpenVehicle,
  ...form
}: VehicleDetailScreenProps) {
  const back = (
    <HiddenInPrint>
      <Button variant="ghost" onClick={onBack}>
        <Icon name="arrowLeft" />
        Back to Inventory
      </Button>
    </HiddenInPrint>
  );
  const alternatives = related.length > 0 && (
    <Related>
      <Section heading="You May Also Like">
        <VehicleGrid vehicles={{ status: 'ready', value: related }} onOpenVehicle={onOpenVehicle} />
      </Section>
    </Related>
  );
  if (vehicle === undefined) {
    return (
      <ScreenBox>
        <EmptyNotice heading={<ScreenHeading>Vehicle not found.</ScreenHeading>} phone={phone}>
          {back}
        </EmptyNotice>
        {alternatives}
      </ScreenBox>
    );
  }
  const price = formatPrice(vehicle.price);
  const dial = phoneHref(phone);
  return (
    <ScreenBox>
      {back}
      <Columns>
        <Head>
          <ScreenHeading>
            <WholeWords text={vehicleName(vehicle)} />
          </ScreenHeading>
          <Price>
            {vehicle.price === undefined && dial !== undefined ? <Call href={dial}>{price}</Call> : price}
          </Price>
        </Head>
        {vehicle.photoCount !== undefined || hasPhoto(vehicle) ? (
          <Gallery vehicle={vehicle} photos={photos} isOnline={isOnline} />
        ) : (
          <StageBox>
            <VehicleImage vehicle={vehicle} isEager />
          </StageBox>
        )}
        <Details>
          <VehicleSpecs vehicle={vehicle} />
          {vehicle.features.length > 0 && <FeatureList features={vehicle.features} />}
        </Details>
        <TestDriveForm {...form} onSubmit={onRequestTestDrive} />
      </Columns>
      {alternatives}
    </ScreenBox>
  );
}
