export function saveBlob(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}

export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }));
