ALTER TABLE "orders" ADD COLUMN "buyer_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- As domain/welcome-discount.ts makes them. Mailboxes were not asked for a proof so far: each counts.
UPDATE "orders" SET "buyer_keys" = array_remove(ARRAY[
  'mailbox ' || CASE
    WHEN split_part("buyer"->>'email', '@', 2) IN ('gmail.com', 'googlemail.com')
      THEN replace(split_part(split_part("buyer"->>'email', '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part("buyer"->>'email', '@', 1), '+', 1) || '@' || split_part("buyer"->>'email', '@', 2)
  END,
  'tax ' || nullif("buyer"->>'fiscalCode', ''),
  'tax ' || nullif("buyer"->>'vatNumber', '')
], NULL);--> statement-breakpoint
CREATE INDEX "orders_buyer_keys" ON "orders" USING gin ("buyer_keys");
