/** The places of a partner's links, `?from=poster`, with their labels. Each has its own link, QR code and count. */
export const places = {
  poster: 'Poster',
  leaflet: 'Leaflet',
  class: 'Class or club',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  email: 'E-mail',
  website: 'Website',
} as const;

export type Place = keyof typeof places;

export const isPlace = (id: string): id is Place => Object.hasOwn(places, id);

export const placeIds = Object.keys(places).filter(isPlace);

/** The place in the parameter `from` of a query string; '' if it is unknown. */
export const placeIn = (search: string): Place | '' => {
  const from = new URLSearchParams(search).get('from');
  return placeIds.find((id) => id === from) ?? '';
};
