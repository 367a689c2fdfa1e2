CREATE TABLE "channel_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_failure" text
);
--> statement-breakpoint
CREATE TABLE "channel_pieces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"part_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"sold_at" timestamp with time zone,
	CONSTRAINT "channel_pieces_quantity" CHECK ("channel_pieces"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"rights" text[] NOT NULL,
	"webhook_url" text,
	"webhook_secret" "bytea",
	"told_visible" text,
	"told_file" integer,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "channels_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "channel_news" ADD CONSTRAINT "channel_news_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_pieces" ADD CONSTRAINT "channel_pieces_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_pieces" ADD CONSTRAINT "channel_pieces_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_news_under_way" ON "channel_news" USING btree ("channel_id") WHERE "channel_news"."taken_at" is null and "channel_news"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "channel_pieces_part" ON "channel_pieces" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "channel_pieces_held" ON "channel_pieces" USING btree ("held_until") WHERE "channel_pieces"."state" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "channels_name" ON "channels" USING btree ("name") WHERE "channels"."revoked_at" is null;--> statement-breakpoint
-- Owners hear of what is new to hear of, as those who come from now on do.
UPDATE "staff" SET "notices" = array_append("notices", 'channel_silent') WHERE "role" = 'owner' AND NOT 'channel_silent' = ANY("notices");
