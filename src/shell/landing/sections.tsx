import type { ReactNode } from 'react';
import { CallToAction } from '../../features/landing/sections/CallToAction';
import { Faq } from '../../features/landing/sections/Faq';
import { Features } from '../../features/landing/sections/Features';
import { Hero } from '../../features/landing/sections/Hero';
import { People, type Person } from '../../features/landing/sections/People';
import { Quote } from '../../features/landing/sections/Quote';
import type { Shown } from '../../features/landing/sections/shown';
import { Stats } from '../../features/landing/sections/Stats';
import { Steps } from '../../features/landing/sections/Steps';
import type { Section, SectionType } from '../../generated/config/landing';
import { richText } from './richText';

export type ShownSection = Shown<Section>;

/** What a section may need in addition to its own fields. */
interface LandingContext {
  people: readonly Person[];
  /** Takes the place of the opening's buttons: the short form. */
  opening?: ReactNode;
}

type Render<Type extends SectionType> = (
  section: Extract<ShownSection, { type: Type }>,
  context: LandingContext,
) => ReactNode;

/** Every type of section in a landing file (CFG-05). */
export const sections = {
  hero: (section, { opening }) => <Hero {...section}>{opening}</Hero>,
  features: (section) => <Features {...section} />,
  steps: (section) => <Steps {...section} />,
  people: (section, { people }) => <People {...section} people={people} />,
  quote: (section) => <Quote {...section} />,
  stats: (section) => <Stats {...section} />,
  faq: (section) => <Faq {...section} />,
  callToAction: (section) => <CallToAction {...section} />,
  richText: (section) => <richText.Part {...section} />,
} satisfies { [Type in SectionType]: Render<Type> };

/** A section as markup. */
export const renderSection = <Type extends SectionType>(
  section: Extract<ShownSection, { type: Type }>,
  context: LandingContext,
): ReactNode => (sections as { [Type in SectionType]: Render<Type> })[section.type as Type](section, context);
