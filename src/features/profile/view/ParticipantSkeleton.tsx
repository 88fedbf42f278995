import { Loading } from '../../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import {
  Actions,
  Aside,
  Band,
  Block,
  Body,
  Face,
  Facts,
  Head,
  Main,
  Named,
  Request,
  Surface,
} from '../../../components/participant/ParticipantCard.styles';
import { Container } from '../../../ui/Container/Container';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Heading } from '../../../ui/Text/Heading';
import { Layout } from './ParticipantPage.styles';

/** Lines of text, the last one shorter. */
const Lines = ({ count, line }: { count: number; line: string }) => (
  <div>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} shape="block" height={line} width={index === count - 1 ? '70%' : '100%'} />
    ))}
  </div>
);

/** A participant's page while it loads, in the shape it will have (UIX-05). */
export function ParticipantSkeleton() {
  const { t: ofParticipant } = useTranslation('participant');
  const title = (name: 'lookingFor' | 'about' | 'contacts') => (
    <Heading level={2} size="md">
      {ofParticipant(name)}
    </Heading>
  );
  return (
    <Loading>
      <Container $width="list">
        <Layout>
          <Surface as="div">
            <Band />
            <Head>
              <Face>
                <Skeleton shape="circle" width="128px" />
              </Face>
              <Named>
                <Skeleton shape="block" width="min(14rem, 70%)" height="2rem" />
              </Named>
              <Facts as="div">
                <Skeleton shape="block" width="min(18rem, 90%)" height="1.5rem" />
                <Skeleton shape="block" width="6rem" height="1.5rem" />
              </Facts>
              <Actions>
                <Skeleton shape="block" width="7rem" height="44px" />
              </Actions>
            </Head>
            <Body>
              <Main>
                <Request as="div">
                  {title('lookingFor')}
                  <Lines count={3} line="1.75rem" />
                </Request>
                <Block>
                  {title('about')}
                  <Lines count={5} line="1.5rem" />
                </Block>
              </Main>
              <Aside as="div">
                {title('contacts')}
                <Lines count={4} line="1.5rem" />
              </Aside>
            </Body>
          </Surface>
        </Layout>
      </Container>
    </Loading>
  );
}
