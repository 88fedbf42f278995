import { Loading } from '../../../components/loading/Loading';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Actions, Body, Column, Ground, Head, Line, Sheet } from './OnboardingPage.styles';
import { Panel, Steps } from './Stepper.styles';

const steps = ['45%', '60%', '50%', '70%', '40%'];

/** Survey and form while they load, in the shape they will have (UIX-05). */
export function OnboardingSkeleton() {
  return (
    <Loading>
      <Ground>
        <Sheet>
          <Panel as="div">
            <Skeleton width="70%" height="2rem" />
            <Steps as="div">
              {steps.map((width) => (
                <Skeleton key={width} width={width} height="1.75rem" />
              ))}
            </Steps>
          </Panel>
          <Column as="div">
            <Head>
              <Line>
                <Skeleton width="7rem" />
              </Line>
              <Skeleton width="min(22rem, 85%)" height="2rem" />
              <Skeleton width="60%" />
            </Head>
            <Body>
              <Skeleton shape="block" height="52px" />
              <Skeleton shape="block" height="52px" />
              <Skeleton shape="block" height="52px" />
            </Body>
            <Actions>
              <Skeleton shape="block" height="52px" />
            </Actions>
          </Column>
        </Sheet>
      </Ground>
    </Loading>
  );
}
