import { ImagePlus, SendHorizontal, Smile, X } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { realtime } from '../../../api/realtime/realtime';
import { readDraft, writeDraft } from '../../../api/session/drafts';
import { useInBrowser } from '../../../api/useInBrowser';
import { photoTypes } from '../../../components/fields/photo/readPhoto';
import type { Message } from '../../../generated/api/chat';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { charactersOf } from '../../../lib/rules/text';
import { useWait } from '../../../ui/announcer/useWait';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import type { UploadedImage } from '../sync/outbox';
import { About, Controls, Count, Field, Form, Thumbs } from './Composer.styles';
import { useUploads } from './useUploads';

const loadEmojis = () => import('./EmojiDialog');
const EmojiDialog = lazyPart(loadEmojis);
const emojisAhead = aheadOf(loadEmojis);

/** Characters of a message. */
const longest = 4000;
/** How many characters before the end the rest is shown. */
const warnBefore = 200;
/** How often the others are told that somebody types, in ms. */
const typingEvery = 3000;

interface ComposerProps {
  chatId: string;
  me: string;
  /** The message to answer, and its author’s name. */
  replyTo: { message: Message; name: string; preview: string } | undefined;
  /** Whether the reader has come to write. */
  isAnswering?: boolean;
  /** The own message that is edited. */
  edited: Message | undefined;
  onSend: (text: string, images: readonly UploadedImage[]) => void;
  onEdit: (text: string) => void;
  /** Neither answers nor edits any more. */
  onStop: () => void;
  /** Edits the last own message. */
  onEditLast: () => void;
  /** Leaves the chat for the list. */
  onLeave: () => void;
}

const draftOf = (chatId: string, me: string): string => {
  const kept = readDraft(`chat-${chatId}`, me);
  return typeof kept === 'string' ? kept : '';
};

/** The field in which messages are written. */
export function Composer(props: ComposerProps) {
  const { chatId, me, replyTo, isAnswering, edited, onSend, onEdit, onStop, onEditLast, onLeave } = props;
  const { t } = useTranslation('chat');
  const id = useId();
  const inBrowser = useInBrowser();
  // A draft is known only in the browser.
  const [written, setWritten] = useState<string>();
  const draft = written ?? (inBrowser ? draftOf(chatId, me) : '');
  const [change, setChange] = useState({ of: 0, text: '' });
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const typedAt = useRef(0);
  const uploads = useUploads();
  useWait(uploads.isUploading && t('write.uploading'));

  if (edited && change.of !== edited.number) setChange({ of: edited.number, text: edited.text });
  if (!edited && change.of !== 0) setChange({ of: 0, text: '' });
  const text = edited ? change.text : draft;
  const setText = (next: string) => {
    if (edited) return setChange({ of: edited.number, text: next });
    setWritten(next);
    writeDraft(`chat-${chatId}`, me, next || null);
  };

  const about = edited ?? replyTo?.message;
  useEffect(() => {
    if (!about) return;
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [about]);

  useEffect(() => {
    if (isAnswering) field.current?.focus({ preventScroll: true });
  }, [isAnswering]);

  const left = text.length > longest - warnBefore ? longest - charactersOf(text).length : longest;
  const canSend =
    left >= 0 && !uploads.isUploading && (text.trim() !== '' || (!edited && uploads.images.length > 0));

  const submit = () => {
    if (!canSend) return;
    if (edited) return onEdit(text.trim());
    onSend(text.trim(), uploads.images);
    setText('');
    uploads.clear();
    field.current?.focus();
  };
  const tellTyping = () => {
    const now = Date.now();
    if (edited || now - typedAt.current < typingEvery) return;
    typedAt.current = now;
    realtime.send(`/app/chat/${chatId}/typing`, {});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends a word that an input method composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (about) onStop();
      else onLeave();
    } else if (event.key === 'ArrowUp' && text === '' && !edited) {
      event.preventDefault();
      onEditLast();
    }
  };
  const insert = (emoji: string) => {
    const at = field.current?.selectionStart ?? text.length;
    setText(text.slice(0, at) + emoji + text.slice(field.current?.selectionEnd ?? at));
    field.current?.focus();
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {about && (
        <About>
          <div>
            <b dir="auto">{edited || !replyTo ? t('edit.title') : t('reply.to', { name: replyTo.name })}</b>
            <span dir="auto">{edited ? edited.text : replyTo?.preview}</span>
          </div>
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={edited ? t('edit.stop') : t('reply.stop')}
            onClick={onStop}
          >
            <Icon icon={X} size={18} />
          </Button>
        </About>
      )}
      {!edited && uploads.images.length > 0 && (
        <Thumbs>
          {uploads.images.map((image, place) => (
            <li key={image.id}>
              <img src={image.url} alt={t('picture')} width={image.width} height={image.height} />
              <Button
                variant="quiet"
                size="sm"
                square
                aria-label={t('write.remove', { count: place + 1 })}
                onClick={() => uploads.remove(image.id)}
              >
                <Icon icon={X} size={16} />
              </Button>
            </li>
          ))}
        </Thumbs>
      )}
      <Controls>
        {!edited && (
          <Button
            variant="quiet"
            square
            loading={uploads.isUploading}
            aria-label={t('write.pictures')}
            onClick={() => files.current?.click()}
          >
            <Icon icon={ImagePlus} />
          </Button>
        )}
        <Button
          variant="quiet"
          square
          aria-label={t('write.emoji')}
          onPointerEnter={emojisAhead}
          onFocus={emojisAhead}
          onClick={() => setChoosing(true)}
        >
          <Icon icon={Smile} />
        </Button>
        <VisuallyHidden as="label" htmlFor={id}>
          {t('write.label')}
        </VisuallyHidden>
        <Field
          ref={field}
          id={id}
          rows={1}
          data-autofocus={isAnswering || undefined}
          value={text}
          placeholder={t('write.placeholder')}
          aria-describedby={`${id}-hint`}
          aria-invalid={left < 0 || undefined}
          onKeyDown={onKeyDown}
          onPaste={({ clipboardData }) => {
            if (!edited && clipboardData.files.length > 0) void uploads.add([...clipboardData.files]);
          }}
          onChange={({ target }) => {
            setText(target.value);
            tellTyping();
          }}
        />
        <VisuallyHidden id={`${id}-hint`}>{t('write.hint')}</VisuallyHidden>
        <Button
          type="submit"
          square
          disabled={!canSend}
          aria-label={edited ? t('edit.save') : t('write.send')}
        >
          <Icon icon={SendHorizontal} />
        </Button>
      </Controls>
      {left < warnBefore && (
        <Count $over={left < 0}>
          {left < 0 ? t('write.over', { count: -left }) : t('write.left', { count: left })}
        </Count>
      )}
      <input
        ref={files}
        type="file"
        accept={photoTypes}
        multiple
        hidden
        aria-label={t('write.pictures')}
        onChange={({ target }) => {
          void uploads.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {isChoosing && (
        <Suspense fallback={null}>
          <EmojiDialog onChoose={insert} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Form>
  );
}
