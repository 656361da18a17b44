// Replaced: the site has no announcement bar.
export default function AnnouncementBar(): null {
  return null;
}
