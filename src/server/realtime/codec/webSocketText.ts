const wholeText = 0x81;

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([wholeText, length]);
  const isLong = length > 65_535;
  const head = Buffer.alloc(isLong ? 10 : 4);
  head[0] = wholeText;
  head[1] = isLong ? 127 : 126;
  if (isLong) head.writeBigUInt64BE(BigInt(length), 2);
  else head.writeUInt16BE(length, 2);
  return head;
}

/** A text as servers send it by web socket (RFC 6455), so that many sockets share the bytes. */
export class WebSocketText {
  readonly bytes: Buffer;

  constructor(text: string) {
    const body = Buffer.from(text);
    this.bytes = Buffer.concat([headOf(body.length), body]);
  }
}
