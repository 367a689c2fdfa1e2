CREATE TABLE "known_addresses" (
	"key" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_addresses_ends" ON "known_addresses" USING btree ("ends_at");
--> statement-breakpoint
-- No limit counts for longer than three days: what ends later is an address that an account is known at.
INSERT INTO "known_addresses" SELECT "key", "ends_at" FROM "limit_counts" WHERE "ends_at" > now() + interval '3 days';
--> statement-breakpoint
DELETE FROM "limit_counts" WHERE "ends_at" > now() + interval '3 days';
