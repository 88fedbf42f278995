// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { visit } from '../../../tests/support/inCommunity';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import { ChoiceCards } from '../../ui/ChoiceCards/ChoiceCards';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { focusInvalid } from '../../ui/Field/focusInvalid';
import { NativeSelect } from '../../ui/NativeSelect/NativeSelect';
import { PasswordField } from '../../ui/PasswordField/PasswordField';
import { RadioGroup } from '../../ui/Radio/RadioGroup';
import { Select } from '../../ui/Select/Select';
import { TextArea } from '../../ui/TextArea/TextArea';
import { TextField } from '../../ui/TextField/TextField';
import { ContactsField } from './contacts/ContactsField';
import { LocationField } from './location/LocationField';
import { PhotoField } from './photo/PhotoField';
import { RequestField } from './request/RequestField';
import { TagsField } from './tags/TagsField';
import { LimitedText } from './text/LimitedText';

const error = 'This is wrong';
const texts = { label: 'Label', error };
const input = { value: '', onChange: () => undefined };
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const location = { value: null, onChange: () => undefined, shown: true, onShownChange: () => undefined };

const fields: Record<string, ReactElement> = {
  TextField: <TextField {...texts} {...input} />,
  TextArea: <TextArea {...texts} {...input} />,
  PasswordField: <PasswordField {...texts} {...input} revealLabel="Show" />,
  CodeInput: <CodeInput {...texts} {...input} />,
  NativeSelect: <NativeSelect {...texts} {...input} options={options} />,
  Select: <Select {...texts} value="a" onChange={() => undefined} options={options} />,
  Checkbox: <Checkbox {...texts} />,
  RadioGroup: <RadioGroup {...texts} {...input} name="radio" options={options} />,
  ChoiceCards: <ChoiceCards {...texts} name="one" options={options} value={[]} onChange={() => undefined} />,
  'ChoiceCards, several': (
    <ChoiceCards {...texts} name="some" max={2} options={options} value={[]} onChange={() => undefined} />
  ),
  LimitedText: <LimitedText {...texts} {...input} limits={{ min: 0, max: 10 }} />,
  RequestField: <RequestField {...input} error={error} example="" phrases={[]} />,
  TagsField: <TagsField value={[]} onChange={() => undefined} error={error} />,
  PhotoField: <PhotoField value={null} onChange={() => undefined} name="Vera" error={error} />,
  'LocationField, city': <LocationField {...location} errors={{ city: error }} />,
  'LocationField, country': <LocationField {...location} errors={{ country: error }} />,
  ContactsField: (
    <ContactsField value={[]} onChange={() => undefined} shown={['EMAIL']} others={[]} error={error} />
  ),
};

afterEach(cleanup);

it.each(Object.keys(fields))(
  'UIX-08 ONB-06 the error of %s takes the focus, and says what is wrong',
  async (name) => {
    const { container } = await visit(<form>{fields[name]}</form>);
    expect(focusInvalid(container)).toBe(true);
    const focused = document.activeElement as HTMLElement;
    expect(container.contains(focused) && focused !== container).toBe(true);
    const message = screen.getByText(error).closest('[id]');
    const described = focused.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
    expect(described.split(' ')).toContain(message?.id);
  },
);

it('UIX-08 without an error nothing takes the focus', async () => {
  const { container } = await visit(<TextField label="Label" {...input} />);
  expect(focusInvalid(container)).toBe(false);
  expect(document.activeElement).toBe(document.body);
});
