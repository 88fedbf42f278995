import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tabStyles } from '../LinkTabs/tab.styles';
import { color, media, motion, space } from '../theme';

interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  /** The label of the tabs, for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const List = styled(Base.List)`
  position: relative;
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color('border')};
`;
const Handle = styled(Base.Tab)`
  ${tabStyles}
  white-space: nowrap;
  /* The line moves from tab to tab. */
  border-color: transparent;
  &[data-disabled] {
    cursor: not-allowed;
    text-decoration: line-through;
  }
`;
const Bar = styled(Base.Indicator)`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  inline-size: var(--active-tab-width);
  block-size: 2px;
  border-radius: 2px;
  background: ${color('primary')};
  translate: var(--active-tab-left) 0;
  [dir='rtl'] & {
    translate: calc(-1 * var(--active-tab-right)) 0;
  }
  transition:
    translate ${motion.slow} ${motion.ease},
    inline-size ${motion.slow} ${motion.ease};
  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
const Panel = styled(Base.Panel)`
  padding-block-start: ${space(4)};
`;

/** Views of one thing, one at a time. Arrow keys move the focus, and the view follows it. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <List aria-label={label} activateOnFocus tabIndex={-1}>
        {tabs.map((tab) => (
          <Handle key={tab.value} value={tab.value} disabled={tab.disabled}>
            {tab.label}
          </Handle>
        ))}
        <Bar />
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Base.Root>
  );
}
