import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner/Banner';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { View } from './CheckIn.styles';
import { openReader } from './frames';

/** Between two looks at the picture, in ms. */
const pause = 200;
/** The same code is reported again only after this long out of sight, in ms. */
const away = 3000;

/** The camera. It reports each QR code once. */
export default function Scanner({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation('checkIn');
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'open' | 'refused'>('opening');
  const tell = useEffectEvent((text: string) => onCode(text));
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = { text: '', at: 0 };
    let over = false;
    async function open(): Promise<void> {
      const [read, opened] = await Promise.all([
        openReader(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
      ]);
      stream = opened;
      if (over || !video.current) return close();
      video.current.srcObject = opened;
      await video.current.play();
      setState('open');
      const look = async () => {
        const text = video.current && (await read(video.current).catch(() => undefined));
        if (over) return;
        if (text) {
          if (text !== last.text || Date.now() - last.at > away) tell(text);
          last = { text, at: Date.now() };
        }
        timer = setTimeout(() => void look(), pause);
      };
      void look();
    }
    const close = () => stream?.getTracks().forEach((track) => track.stop());
    open().catch(() => {
      if (!over) setState('refused');
    });
    return () => {
      over = true;
      clearTimeout(timer);
      close();
    };
  }, []);
  if (state === 'refused') return <Banner tone="warning" role="alert" title={t('noCamera')} />;
  return (
    <View>
      {state === 'opening' && <Skeleton shape="block" height="100%" />}
      {/* The camera's image has no text alternative. */}
      <video ref={video} muted playsInline aria-label={t('camera')} />
    </View>
  );
}
