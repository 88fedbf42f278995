/**
 * Errors on the screens of members, in the words of section 8 of the specification (ERR-04). Loaded with the screens
 * that show them.
 */
export const failures = {
  serverSide: 'Server side error',
  profile: 'Unfortunately, something went wrong. Please reload your page',
  photo: 'Uploading error. Try to use another photo',
  location: 'Failed to detect location. Please, enter manually.',
  profileImport: 'Couldn’t import the profile. Try again or fill it in manually.',
  emailMissing: 'Your email is missing. Please sign in again.',
  event: {
    notFound: 'Event not found',
    status: 'Error loading status',
    coordinates: 'Couldn’t read the coordinates from the link.',
    location: 'Couldn’t read the location from the link.',
    mapLink: 'This isn’t a Google Maps link.',
    addOrganizer: 'Couldn’t add the organiser.',
    removeOrganizer: 'Couldn’t remove the organiser.',
    image: 'Couldn’t upload the image.',
    latitude: 'Latitude must be a number from −90 to 90.',
    longitude: 'Longitude must be a number from −180 to 180.',
    price: 'The price must be greater than 0.',
    participants: 'The number of participants must be a whole number greater than 0.',
    date: 'This date isn’t valid.',
    time: 'This time isn’t valid.',
  },
} as const;
