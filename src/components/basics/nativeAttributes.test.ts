import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SelectField } from '../forms/SelectField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { Container } from './Container.tsx';
import { Disc } from './Disc.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';
import { Placeholder } from './Placeholder.tsx';
import { ScreenBox } from './ScreenBox.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';
import { Section } from './Section.tsx';

const native = { id: 'own', className: 'own', lang: 'fr', 'aria-label': 'Own' };

it.each([
  ['Button', h(Button, { ...native, children: 'Text' })],
  ['ButtonLink', h(ButtonLink, native)],
  ['Container', h(Container, native)],
  ['Disc', h(Disc, { ...native, size: 40 })],
  ['Icon', h(Icon, { ...native, name: 'tick' })],
  ['IconButton', h(IconButton, { ...native, icon: 'close' })],
  ['Modal', h(Modal, { ...native, title: 'Sent', onClose: vi.fn(), children: 'Text' })],
  ['Placeholder', h(Placeholder, native)],
  ['ScreenBox', h(ScreenBox, native)],
  ['ScreenHeading', h(ScreenHeading, native)],
  ['Section', h(Section, { ...native, heading: 'About', children: 'Text' })],
  ['SelectField', h(SelectField, { ...native, label: 'Sort' })],
  ['TextField', h(TextField, { ...native, label: 'Name' })],
  ['TextInput', h(TextInput, native)],
])('%s passes native attributes on to its element', (_, element) => {
  const [own = ''] = /<\w+[^>]* id="own".*?>/.exec(renderToStaticMarkup(element)) ?? [];
  expect(own).toMatch(/ class="(.+ )?own"/);
  expect(own).toContain(' lang="fr"');
  expect(own).toContain(' aria-label="Own"');
});
