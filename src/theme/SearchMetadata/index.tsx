// Replaced: marks for a hosted search service that the site does not use.
export default function SearchMetadata(): null {
  return null;
}
