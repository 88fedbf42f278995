import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { HeroSection } from '../../../generated/config/landing';
import { Card } from '../../../ui/Card/Card';
import { Container } from '../../../ui/Container/Container';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { color, media, space } from '../../../ui/theme';
import { ActionButton } from './ActionButton';
import { framed } from './framed.styles';
import { Illustration } from './Illustration';
import type { FieldsOf } from './shown';

interface HeroProps extends FieldsOf<HeroSection> {
  /** Takes the place of the actions: the short form. */
  children?: ReactNode;
}

const Ground = styled.section`
  position: relative;
  overflow: clip;
  padding-block: ${space(12)} ${space(14)};
  background: linear-gradient(180deg, ${color('primary-soft')}, ${color('background')} 75%);
  ${media.md} {
    padding-block: ${space(18)} ${space(20)};
  }
`;

const Columns = styled.div<{ $split: boolean }>`
  display: grid;
  gap: ${space(10)};
  align-items: center;
  ${({ $split }) =>
    $split
      ? css`
          ${media.lg} {
            grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
            gap: ${space(16)};
          }
        `
      : css`
          justify-items: center;
          text-align: center;
        `}
`;

const Copy = styled.div<{ $split: boolean }>`
  display: grid;
  gap: ${space(5)};
  inline-size: 100%;
  max-inline-size: 680px;
  justify-items: ${({ $split }) => ($split ? 'start' : 'center')};
`;

/* The thumb reaches the full width of a phone; a mouse does not need it. */
const Actions = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  gap: ${space(3)};
  margin-block-start: ${space(3)};
  ${media.sm} {
    flex-flow: row wrap;
    inline-size: auto;
  }
`;

const Form = styled(Card)`
  inline-size: 100%;
  max-inline-size: 560px;
  margin-block-start: ${space(3)};
  text-align: start;
`;

const Picture = styled.img`
  ${framed}
`;

/** The opening of the page: words, and a picture or a drawing in the brand's colours. */
export function Hero(props: HeroProps) {
  const { id, title, text, image, illustration, imageAlt, actions = [], children } = props;
  const titleId = useId();
  const split = image !== undefined || illustration !== undefined;
  return (
    <Ground id={id} aria-labelledby={titleId}>
      <Container>
        <Columns $split={split}>
          <Copy $split={split}>
            <Heading level={1} size="display" align={split ? 'start' : 'center'} id={titleId}>
              {title}
            </Heading>
            {text && (
              <Text $size="lg" $align={split ? 'start' : 'center'}>
                {text}
              </Text>
            )}
            {children ? (
              <Form $variant="raised">{children}</Form>
            ) : (
              actions.length > 0 && (
                <Actions>
                  {actions.map((action, index) => (
                    <ActionButton
                      key={action.label}
                      action={action}
                      variant={index === 0 ? 'primary' : 'secondary'}
                    />
                  ))}
                </Actions>
              )
            )}
          </Copy>
          {image ? (
            <Picture src={image} alt={imageAlt ?? ''} fetchPriority="high" decoding="async" />
          ) : (
            illustration && <Illustration label={imageAlt} />
          )}
        </Columns>
      </Container>
    </Ground>
  );
}
