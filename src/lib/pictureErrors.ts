/** Errors of `errorCatalogue` about images, and about external data. */
export const pictureErrors = {
  1120: {
    status: 400,
    en: 'Uploading error. Try to use another photo',
    ru: 'Ошибка загрузки. Попробуйте другое фото',
  },
  1121: {
    status: 400,
    en: 'The image has too many pixels. Try a smaller one.',
    ru: 'В изображении слишком много пикселей. Попробуйте изображение поменьше.',
  },
  1122: {
    status: 400,
    en: 'Couldn’t get an image from this address.',
    ru: 'По этому адресу не удалось получить изображение.',
  },
  1123: {
    status: 501,
    en: 'Profile import isn’t set up here. Fill it in manually.',
    ru: 'Импорт профиля здесь не настроен. Заполните вручную.',
  },
  1124: {
    status: 502,
    en: 'Couldn’t import the profile.',
    ru: 'Не удалось импортировать профиль.',
  },
  1125: {
    status: 502,
    en: 'Failed to detect location. Please, enter manually.',
    ru: 'Не удалось определить местоположение. Укажите его вручную.',
  },
} as const;
