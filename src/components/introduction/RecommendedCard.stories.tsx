import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage, texts } from '../story/story';
import { RecommendedCard } from './RecommendedCard';
import { sampleCards, sampleCredits } from './sampleCards';

const [vera, timur, long, bare] = sampleCards;

const meta = {
  component: RecommendedCard,
  loaders: [texts],
  decorators: [inLanguage],
  args: { card: vera!, featured: true, credits: sampleCredits },
} satisfies Meta<typeof RecommendedCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Featured: Story = {};
export const FeaturedInRussian: Story = { args: { card: timur! } };
export const FeaturedTrying: Story = { args: { card: long! } };
export const FeaturedBare: Story = { args: { card: bare! } };
export const Row: Story = { args: { featured: false } };
export const RowTrying: Story = { args: { card: long!, featured: false } };
export const RowBare: Story = { args: { card: bare!, featured: false } };
