/**
 * What can go wrong on the screens of members, as section 8 of the specification words it (ERR-04). Loaded with the
 * screens that say it.
 */
export const failures = {
  serverSide: 'Server side error',
  profile: 'Unfortunately, something went wrong. Please reload your page',
  photo: 'Uploading error. Try to use another photo',
  location: 'Failed to detect location. Please, enter manually.',
  profileImport: 'The profile could not be imported. Try again or fill it in manually.',
  emailMissing: 'The e-mail is missing. Please sign in again.',
  contactNotConnected: 'This contact is not connected. Connect it in your profile.',
  event: {
    notFound: 'Event not found',
    status: 'Error loading status',
    coordinates: 'The coordinates could not be read from the link.',
    location: 'The place could not be read from the link.',
    mapLink: 'This is not a Google Maps link.',
    addOrganizer: 'The organizer could not be added.',
    removeOrganizer: 'The organizer could not be removed.',
    image: 'The picture could not be uploaded.',
    latitude: 'Latitude is a number from −90 to 90.',
    longitude: 'Longitude is a number from −180 to 180.',
    price: 'The price is a number greater than 0.',
    participants: 'The number of participants is a whole number greater than 0.',
    date: 'This date is not valid.',
    time: 'This time is not valid.',
  },
} as const;
