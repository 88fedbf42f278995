import type { failures as english } from '../en/failures';
import type { InRussian } from '../types';

/** Errors on the screens of members (ERR-04). */
export const failures = {
  serverSide: 'Ошибка на стороне сервера',
  profile: 'К сожалению, что-то пошло не так. Перезагрузите страницу',
  photo: 'Ошибка загрузки. Попробуйте другое фото',
  location: 'Не удалось определить местоположение. Укажите его вручную.',
  profileImport: 'Не удалось импортировать профиль. Попробуйте ещё раз или заполните вручную.',
  emailMissing: 'Не указана почта. Войдите ещё раз.',
  event: {
    notFound: 'Событие не найдено',
    status: 'Не удалось загрузить статус',
    coordinates: 'Не удалось прочитать координаты из ссылки.',
    location: 'Не удалось прочитать место из ссылки.',
    mapLink: 'Это не ссылка на Google Карты.',
    addOrganizer: 'Не удалось добавить организатора.',
    removeOrganizer: 'Не удалось убрать организатора.',
    image: 'Не удалось загрузить изображение.',
    latitude: 'Широта — число от −90 до 90.',
    longitude: 'Долгота — число от −180 до 180.',
    price: 'Цена — число больше 0.',
    participants: 'Число участников — целое число больше 0.',
    date: 'Такой даты нет.',
    time: 'Такого времени нет.',
  },
} satisfies InRussian<typeof english>;
