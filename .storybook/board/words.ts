import type { Lang } from '../../src/lib/lang';

/** Texts of a brand board other than the brand's own. */
const en = {
  logo: 'Logo on its backgrounds',
  page: 'Page',
  surface: 'Surface',
  quiet: 'Quiet surface',
  byDay: 'light',
  byNight: 'dark',
  icon: 'Icon',
  appIcon: 'App icon',
  share: 'Shared link',
  palette: 'Palette',
  contrast: 'Contrast',
  contrastHint: 'Every pair of colours that the pages use, with the contrast it needs (WCAG 2.2 AA).',
  least: 'at least {{ratio}}',
  type: 'Type',
  heading: 'Headings',
  body: 'Body text',
  sample: 'Meet the people behind the work',
  shapes: 'Shapes',
  radii: 'Radii',
  spacing: 'Spacing',
  shadows: 'Shadows',
  none: 'none',
};

export type BoardWords = typeof en;

export const boardWords: Record<Lang, BoardWords> = {
  en,
  ru: {
    logo: 'Логотип на разных фонах',
    page: 'Страница',
    surface: 'Поверхность',
    quiet: 'Второстепенная поверхность',
    byDay: 'светлая',
    byNight: 'тёмная',
    icon: 'Значок',
    appIcon: 'Значок приложения',
    share: 'Превью ссылки',
    palette: 'Палитра',
    contrast: 'Контраст',
    contrastHint: 'Все пары цветов, которые встречаются на страницах, и нужный им контраст (WCAG 2.2 AA).',
    least: 'не меньше {{ratio}}',
    type: 'Шрифты',
    heading: 'Заголовки',
    body: 'Тексты',
    sample: 'Знакомьтесь с теми, кто делает дело',
    shapes: 'Формы',
    radii: 'Скругления',
    spacing: 'Отступы',
    shadows: 'Тени',
    none: 'нет',
  },
};
